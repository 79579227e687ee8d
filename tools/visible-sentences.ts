/**
 * Every sentence people see, found in the code: words within markup, attributes that are shown or read out, and strings that are
 * words rather than names. What Sierra replies is not among them; `packages/assistant` has tests of its own for that.
 */
import { parseSync } from 'vite';
import { codeFiles, textOf } from './repository.ts';

type Node = { type: string; [key: string]: unknown };

const rooms = [
  /^apps\/web\/src\//,
  /^apps\/server\/src\/features\//,
  /^apps\/server\/src\/infra\/(?:problem|mount|broken-request|errors)\.ts$/,
  /^packages\/contract\/src\/[\w-]+\.ts$/,
  /^packages\/metrics\/src\/catalogue\//,
];
const others = /\.test\.tsx?$|\/store\.ts$|-store\.ts$|\.d\.ts$/;

/** Attributes and fields that are shown even where they are a single word. */
const shownKeys = new Set(
  'title label text description placeholder alt aria-label heading subject summary name button hint'.split(' '),
);
/** Whoever is called here tells machines or ourselves. */
const unseenCalls =
  /^(?:noteAct|warn|info|error|debug|end|Error|TypeError|sql|query|cx|log|console|RegExp|URL|querySelector|querySelectorAll|part|parts|matchMedia)$/;
const unseenAttributes =
  /^(?:className|class|d|viewBox|transform|points|style|href|src|id|key|type|autoComplete|sizes|media)$/;

/** By file, in the order they stand there. */
export function visibleSentences(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const known = new Set<string>();
  for (const file of codeFiles) {
    if (!rooms.some(room => room.test(file)) || others.test(file)) continue;
    const sentences: string[] = [];
    look(parseSync(file, textOf(file)).program as unknown as Node, {
      say: text => {
        if (!known.has(text)) sentences.push(text);
        known.add(text);
      },
      isShown: false,
    });
    if (sentences.length > 0) found.set(file, sentences);
  }
  return found;
}

type Seen = { say: (text: string) => void; isShown: boolean };

function look(node: Node, seen: Seen): void {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAnnotation':
    case 'TSTypeParameterInstantiation':
    case 'TaggedTemplateExpression':
      return;
    case 'CallExpression':
    case 'NewExpression':
      if (unseenCalls.test(calledName(node.callee as Node))) return;
      break;
    case 'JSXAttribute': {
      const name = (node.name as Node).name as string;
      if (unseenAttributes.test(name)) return;
      return into(node, { ...seen, isShown: shownKeys.has(name) });
    }
    case 'Property': {
      const key = node.key as Node;
      const name = (key.name ?? key.value) as string;
      if (unseenAttributes.test(name) && name !== 'type') return;
      return look(node.value as Node, { ...seen, isShown: shownKeys.has(name) });
    }
    case 'JSXElement':
    case 'JSXFragment':
      if (isLine(node)) {
        const line = wordsOf(node);
        if (/\p{L}/u.test(line.replaceAll('{…}', ''))) seen.say(line);
        // What stands in braces may be words of its own.
        if (node.openingElement) look(node.openingElement as Node, { ...seen, isShown: false });
        for (const child of node.children as Node[])
          if (child.type !== 'JSXText') look(child, { ...seen, isShown: false });
        return;
      }
      break;
    case 'Literal':
      if (typeof node.value === 'string') tell(node.value, seen);
      return;
    case 'TemplateLiteral': {
      const quasis = node.quasis as { value: { cooked: string } }[];
      tell(quasis.map(({ value }) => value.cooked).join('{…}'), seen);
      for (const expression of node.expressions as Node[]) look(expression, { ...seen, isShown: false });
      return;
    }
    case 'BinaryExpression':
      if (node.operator !== '+') return into(node, { ...seen, isShown: false });
  }
  into(node, {
    ...seen,
    isShown: seen.isShown && /Expression$|^Template/.test(node.type) && node.type !== 'CallExpression',
  });
}

function into(node: Node, seen: Seen): void {
  for (const value of Object.values(node)) {
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    for (const part of parts) if (isNode(part)) look(part, seen);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function calledName(callee: Node): string {
  if (callee.type === 'MemberExpression') {
    const object = callee.object as Node;
    const base = object.type === 'Identifier' ? (object.name as string) : '';
    return unseenCalls.test(base) ? base : (((callee.property as Node).name as string | undefined) ?? '');
  }
  return (callee.name as string | undefined) ?? '';
}

/** Markup that holds words of its own, next to what is put in between them. */
function isLine(node: Node): boolean {
  return (node.children as Node[]).some(child => child.type === 'JSXText' && /\p{L}/u.test(child.value as string));
}

function wordsOf(node: Node): string {
  const pieces = (node.children as Node[]).map(child => {
    if (child.type === 'JSXText') return unescaped(child.value as string);
    if (child.type === 'JSXElement') return isLine(child) ? wordsOf(child) : '{…}';
    const inside = child.expression as Node | undefined;
    if (inside?.type === 'Literal' && typeof inside.value === 'string') return inside.value;
    return '{…}';
  });
  return tidy(pieces.join(''));
}

function tell(text: string, { say, isShown }: Seen): void {
  const words = tidy(text);
  const bare = words.replaceAll('{…}', ' ');
  if (!/\p{L}{2}/u.test(bare)) return;
  if (isShown ? /^\p{Lu}|\s/u.test(words) : isSentence(words)) say(words);
}

/** Names of classes, addresses, headers, queries and keys have no sentence's form. */
function isSentence(words: string): boolean {
  if (!/\p{L}\s+\p{L}|\p{L}[,.:]? \{…\}|\{…\} \p{L}/u.test(words)) return false;
  if (/^[\s{…}]*[a-z]/.test(words) && /(?:^|\s)[\w!-]*(?:-\[|:[a-z]|-\d|\w-\w+-\w)/.test(words)) return false;
  if (/^(?:select|insert|update|delete|with|alter|create|set|begin|lock) /.test(words)) return false;
  if (/^[\w-]+: [\w-]+;|=\{…\}|^\(|[<>]|\w+\/\w+;|;/.test(words)) return false;
  if (/^[a-z ]+$/.test(words) && words.split(' ').length > 5) return false;
  if (/^[A-Z]{2}( [A-Z]{2})+$|font-family|px \{…\}|^Bearer |^content-length/.test(words)) return false;
  return !words
    .split(' ')
    .every(word =>
      /^[\w-]*-[\w-]*$|^(?:flex|grid|block|hidden|group|relative|absolute|truncate|border|fixed)$/.test(word),
    );
}

const unescaped = (text: string) =>
  text
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&ldquo;', '“')
    .replaceAll('&rdquo;', '”')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
