/**
 * A real store's orders as a story. How the file's rows become Shopify's notions:
 *
 * 1. A sale is a line of an order without a letter before its number, with a quantity and a price above 0. An order exists when it has a sale.
 *    Gross sales = the sum of quantity * price of sales, each line rounded to the cent. Units = the sum of their quantities. No discounts, taxes
 *    or shipping: average order value = gross sales / orders. Postage, fees and other SKUs that are not goods are sales like any other;
 *    their product type tells them apart (product-type.ts).
 * 2. A line of a C order is a reversal of kind return, on its own day: returns = the sum of its quantity * price (negative).
 *    Net sales = total sales = gross sales + returns. The file does not say which order is taken back, so every C order has an order of its own,
 *    without lines and dated the day before the history begins: it lends the reversal its customer and country, and counts nowhere.
 * 3. Left out: A orders (bad debt), lines with price 0 (gifts, samples, write-offs and stock corrections), negative quantities without a C.
 * 4. A product is a SKU in capitals, with one variant; its title is the one most often written on its sales, without spaces at the ends.
 * 5. A customer is a customer number; without one an order has no customer. New = the customer's first order in the file.
 * 6. All days move by the same number of days, so that the last day with a line in the file is yesterday. Times of day stay.
 */
import { indexDays } from '../columns.ts';
import { emptyAds, emptyVisits } from './empty-tables.ts';
import type { Story } from '../story/story.ts';
import { bookOf, isReturn, isSale } from './loaded-book.ts';
import type { LoadedBook } from './loaded-book.ts';
import { loadedCatalogue } from './loaded-catalogue.ts';
import type { LoadedCatalogue } from './loaded-catalogue.ts';
import { loadedLines, loadedOrders, loadedPayments, loadedReversals } from './loaded-columns.ts';
import { loadedStore } from './loaded-store.ts';
import { readOrderLines } from './read-order-lines.ts';
import type { FileLine } from './read-order-lines.ts';

export function loadOrders(file: string, today: number): Story {
  const lines = moved(readOrderLines(file), today - 1);
  const firstDay = lines.reduce((first, line) => Math.min(first, line.day), today);
  const span = { firstDay, today };
  const book = bookOf(lines, firstDay);
  const catalogue = loadedCatalogue(lines.filter(isSale), lines.filter(isReturn), span);
  return {
    seed: `loaded/${lines.length}`,
    ...span,
    keepsOpenList: false,
    store: loadedStore(firstDay),
    ...tablesOf(book, catalogue, span),
  };
}

function tablesOf(book: LoadedBook, catalogue: LoadedCatalogue, span: { firstDay: number; today: number }) {
  const { products, collections, variants, rowOfSku } = catalogue;
  const none = new Int32Array(0);
  return {
    products,
    collections,
    variants,
    customers: customersOf(book),
    orders: loadedOrders(book, span),
    lines: loadedLines(book, rowOfSku, span),
    reversals: loadedReversals(book, rowOfSku, span),
    payments: loadedPayments(book, span),
    ...emptyVisits(span),
    ...emptyAds(span),
    stockDays: { firstDay: span.firstDay, days: 0, variants: variants.length, units: [none] },
    stockMoves: {
      length: 0,
      byDay: indexDays(none, span.firstDay, span.today),
      day: none,
      variant: none,
      location: new Uint8Array(0),
      change: none,
      reason: { codes: none, values: [] },
    },
    productShares: products.title.map(() => 1 / products.length),
  };
}

function moved(lines: FileLine[], lastDay: number): FileLine[] {
  const shift = lastDay - lines.reduce((last, line) => Math.max(last, line.day), 0);
  return lines.map(line => ({ ...line, day: line.day + shift }));
}

function customersOf(book: LoadedBook): Story['customers'] {
  const { customers } = book;
  const codes = Int32Array.from(customers.keys());
  const countries = [...new Set(customers.map(customer => customer.country))];
  const none = { codes: new Uint8Array(customers.length), values: [''] };
  return {
    length: customers.length,
    firstName: { codes: new Uint8Array(customers.length), values: ['Customer'] },
    lastName: { codes, values: customers.map(customer => customer.id) },
    city: none,
    region: none,
    country: { codes: Uint8Array.from(customers, customer => countries.indexOf(customer.country)), values: countries },
    firstOrderDay: Int32Array.from(customers, customer => customer.firstDay),
    acceptsMarketing: new Uint8Array(customers.length),
  };
}
