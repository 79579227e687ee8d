/** What an assistant may read beside its tools: the catalogue, whole and metric by metric. None of it holds a figure. */
import { ResourceNotFoundError, ResourceTemplate, requireScopes, type McpServer } from '@modelcontextprotocol/server';
import { listMetrics } from '../metrics/metrics.ts';

const json = 'application/json';
const hints = { mimeType: json, scopeChallenge: requireScopes('metrics:read') };

export function offerResources(server: McpServer): void {
  server.registerResource(
    'metrics',
    'tillsight://metrics',
    { ...hints, title: 'Metrics', description: 'Every metric: its key, meaning, unit, sources and dimensions.' },
    ({ href }) => asJson(href, listMetrics().metrics),
  );
  server.registerResource(
    'dimensions',
    'tillsight://dimensions',
    { ...hints, title: 'Dimensions', description: 'What metrics can be split and filtered by.' },
    ({ href }) => asJson(href, listMetrics().dimensions),
  );
  const list = () => ({
    resources: listMetrics().metrics.map(({ key, name, description }) => ({
      uri: `tillsight://metrics/${key}`,
      name: key,
      title: name,
      description,
      mimeType: json,
    })),
  });
  const complete = {
    key: (begun: string) => {
      const keys = listMetrics().metrics.map(({ key }) => key);
      return keys.filter(key => key.startsWith(begun.toLowerCase())).slice(0, 100);
    },
  };
  server.registerResource(
    'metric',
    new ResourceTemplate('tillsight://metrics/{key}', { list, complete }),
    { ...hints, title: 'One metric', description: 'What one metric means and may be split by.' },
    ({ href }, { key }) => {
      const metric = listMetrics().metrics.find(each => each.key === key);
      if (metric === undefined) throw new ResourceNotFoundError(href);
      return asJson(href, metric);
    },
  );
}

function asJson(uri: string, value: unknown) {
  return { contents: [{ uri, mimeType: json, text: JSON.stringify(value) }] };
}
