/** What assistants read before they ask: where this product lets them in (RFC 9728, RFC 8414). */
import { assistantPaths, assistantScopes, authorizePath } from '@tillsight/contract/assistants';
import { product } from '@tillsight/contract/product';

export function resourceOf(publicUrl: URL): string {
  return new URL(assistantPaths.mcp, publicUrl).href;
}

export function issuerOf(publicUrl: URL): string {
  return publicUrl.origin;
}

export function resourceMetadataUrl(publicUrl: URL): string {
  return new URL(assistantPaths.resourceMetadata, publicUrl).href;
}

export function resourceMetadata(publicUrl: URL) {
  return {
    resource: resourceOf(publicUrl),
    authorization_servers: [issuerOf(publicUrl)],
    scopes_supported: assistantScopes,
    bearer_methods_supported: ['header'],
    resource_name: product.name,
    resource_documentation: new URL('/api/docs', publicUrl).href,
  };
}

export function serverMetadata(publicUrl: URL) {
  const at = (path: string) => new URL(path, publicUrl).href;
  return {
    issuer: issuerOf(publicUrl),
    authorization_endpoint: at(authorizePath),
    token_endpoint: at(assistantPaths.token),
    registration_endpoint: at(assistantPaths.register),
    revocation_endpoint: at(assistantPaths.revoke),
    scopes_supported: assistantScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: at('/api/docs'),
  };
}

/** What a 401 says to an assistant: that there is a way in, and where it is described. */
export function challengeOf(publicUrl: URL, error?: 'invalid_token'): string {
  const parts = [
    ...(error === undefined ? [] : [`error="${error}"`]),
    `resource_metadata="${resourceMetadataUrl(publicUrl)}"`,
    `scope="${assistantScopes.join(' ')}"`,
  ];
  return `Bearer ${parts.join(', ')}`;
}
