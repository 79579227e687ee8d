/** What people type into the shop's own search box: weight, and whether anything is found. */
export const searchTerms: readonly { term: string; weight: number; hasResults: boolean }[] = [
  { term: 'red saree', weight: 11, hasResults: true },
  { term: 'kurta set', weight: 10, hasResults: true },
  { term: 'haldi outfit', weight: 7, hasResults: true },
  { term: 'lehenga under 5000', weight: 6.5, hasResults: true },
  { term: 'potli bag', weight: 6, hasResults: false },
  { term: 'chikankari', weight: 6, hasResults: true },
  { term: 'white kurta', weight: 5, hasResults: true },
  { term: 'anarkali', weight: 4.5, hasResults: true },
  { term: 'jhumka', weight: 4.5, hasResults: true },
  { term: 'mens kurta', weight: 4, hasResults: true },
  { term: 'silk saree', weight: 4, hasResults: true },
  { term: 'organza saree', weight: 3, hasResults: true },
  { term: 'bridal lehenga', weight: 3, hasResults: true },
  { term: 'cotton kurta', weight: 3, hasResults: true },
  { term: 'diya', weight: 2.5, hasResults: true },
  { term: 'juttis', weight: 2.5, hasResults: false },
  { term: 'blouse', weight: 2.5, hasResults: false },
  { term: 'kids kurta', weight: 2, hasResults: true },
  { term: 'banarasi', weight: 2, hasResults: true },
  { term: 'bangles', weight: 2, hasResults: true },
  { term: 'choker', weight: 2, hasResults: true },
  { term: 'gift hamper', weight: 1.5, hasResults: false },
  { term: 'cushion cover', weight: 1.5, hasResults: true },
  { term: 'dupatta', weight: 1.5, hasResults: true },
  { term: 'palazzo', weight: 1.2, hasResults: false },
  { term: 'candle', weight: 1, hasResults: true },
  { term: 'plus size', weight: 1, hasResults: false },
  { term: 'maang tikka', weight: 1, hasResults: true },
];

/** Searches per hundred visits. */
export const searchesPerVisit = 0.06;
