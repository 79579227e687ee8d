/** What a metric is called on screens and in reports: `total_orders` and `activeUsers` become `Total Orders` and `Active Users`. */
export function metricName(key: string): string {
  const words = key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').split(/[_ ]/);
  return words.map(word => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
}
