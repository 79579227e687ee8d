/** Whether the published description of the interface names what was answered. */
import type { Endpoint } from '@tillsight/contract/endpoint';
import { openApiDocument } from '../src/features/api-docs/openapi.ts';

type Operation = { operationId: string; responses: Record<string, unknown> };

const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> };
const operations = new Map(
  Object.values(paths)
    .flatMap(path => Object.values(path))
    .map(operation => [operation.operationId, operation]),
);

export function isDocumented({ name }: Endpoint, status: number): boolean {
  return operations.get(name)?.responses[status] !== undefined;
}
