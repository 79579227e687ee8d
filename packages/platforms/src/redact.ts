/** Takes secrets out of a platform's own words before they enter a message or a log. */
export function redact(text: string): string {
  const cleaned = secrets.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
  return cleaned.length > longest ? `${cleaned.slice(0, longest)}…` : cleaned;
}

const longest = 300;

const secrets: readonly (readonly [RegExp, string])[] = [
  [/(https?:\/\/[^\s?#"']+)[?#][^\s"']*/gi, '$1'],
  [/\bBearer\s+[^\s"',]+/gi, 'Bearer [secret]'],
  [/\bshp[a-z]{2}_[\w-]+/gi, '[secret]'],
  [/\bya29\.[\w.-]+/g, '[secret]'],
  [/\bEAA[\w-]{6,}/g, '[secret]'],
  [/\b[14]\/\/?0[\w-]{6,}/g, '[secret]'],
  [/\bGOCSPX-[\w-]+/g, '[secret]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[secret]'],
  [
    /\b(access_token|fb_exchange_token|appsecret_proof|refresh_token|id_token|client_secret|code_verifier|code|hmac|password)(["']?\s*[:=]\s*["']?)[^\s"'&,}]+/gi,
    '$1$2[secret]',
  ],
];
