/** What a dimension is, told by its key. */

const grains = ['hour', 'weekday', 'day', 'week', 'month', 'quarter', 'year'];
export const isGrain = (dimension: string): boolean => grains.includes(dimension);

/** Where visits came from, said more or less exactly. */
export const isOrigin = (dimension: string): boolean =>
  /^(traffic_channel|source|medium|source_medium)$/.test(dimension);

export const isPlace = (dimension: string): boolean => /^(city|region|country)$/.test(dimension);
