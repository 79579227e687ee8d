import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { itemAt } from '../../checked.ts';
import { dayOf } from '../calendar.ts';

/** One row of an orders file, as written. */
export type FileLine = {
  orderId: string;
  day: number;
  minute: number;
  sku: string;
  title: string;
  quantity: number;
  /** In minor units; four prices of the real file are a tenth of one. */
  price: number;
  /** Quantity times price, rounded once. */
  amount: number;
  customerId: string;
  country: string;
};

const header = 'order_id,ordered_at,sku,title,quantity,unit_price,customer_id,country';

export function readOrderLines(file: string): FileLine[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const end = text.indexOf('\n');
  if (text.slice(0, end).trim() !== header) throw new Error(`${file} does not begin with the columns ${header}.`);
  const days = new Map<string, number>();
  const lines: FileLine[] = [];
  for (let start = end + 1; start < text.length;) {
    const stop = text.indexOf('\n', start);
    const line = text.slice(start, stop < 0 ? text.length : stop);
    start = stop < 0 ? text.length : stop + 1;
    if (line !== '') lines.push(lineOf(line, days));
  }
  return lines;
}

function lineOf(text: string, days: Map<string, number>): FileLine {
  const cells = text.includes('"') ? quotedCells(text) : text.split(',');
  const [orderId = '', orderedAt = '', sku = '', title = '', quantityText, priceText, customerId = '', country = ''] =
    cells;
  const date = orderedAt.slice(0, 10);
  const day = days.get(date) ?? dayOf(date);
  days.set(date, day);
  const quantity = Number(quantityText);
  const minute = Number(orderedAt.slice(11, 13)) * 60 + Number(orderedAt.slice(14, 16));
  const price = Number(priceText) * 100;
  const amount = Math.round(quantity * price);
  return {
    orderId,
    day,
    minute,
    sku,
    title,
    quantity,
    price,
    amount,
    customerId,
    country,
  };
}

/** Cells of a line that holds quotes: a quoted cell may hold commas, and two quotes in it mean one. */
function quotedCells(text: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = itemAt(text, at);
    if (sign === '"' && isQuoted && text[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ',' && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}
