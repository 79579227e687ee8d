/**
 * What the platform says of a document it cannot run: the words and codes of graphql-ruby, which it is built with. That of
 * `undefinedField` and `selectionMismatch` has been seen live; the others follow its published form and are unverified.
 */
import {
  type ArgumentNode,
  type ASTNode,
  type ASTVisitor,
  type DirectiveNode,
  type FieldNode,
  getNamedType,
  getVariableValues,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  isLeafType,
  isRequiredArgument,
  KnownArgumentNamesRule,
  Kind,
  FieldsOnCorrectTypeRule,
  type OperationDefinitionNode,
  print,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  specifiedRules,
  typeFromAST,
  type ValidationContext,
} from 'graphql';
import { partlyKnown } from '../../partial.ts';

const inOtherWords = [FieldsOnCorrectTypeRule, KnownArgumentNamesRule, ProvidedRequiredArgumentsRule, ScalarLeafsRule];

export const documentRules = [...specifiedRules.filter(rule => !inOtherWords.includes(rule)), inTheWordsOfThePlatform];

function inTheWordsOfThePlatform(context: ValidationContext): ASTVisitor {
  const report = (parents: readonly unknown[], node: ASTNode, refusals: Refusal[]) => {
    const nodes = parents.filter(each => !Array.isArray(each)) as ASTNode[];
    for (const { message, extensions, argument } of refusals) {
      const error = new GraphQLError(message, { nodes: argument ?? node, extensions });
      // The platform names the way through the document, which is no path of the answer.
      const trail = [...nodes, node, ...(argument === undefined ? [] : [argument])].flatMap(stepOf);
      Object.defineProperty(error, 'path', { value: trail, enumerable: true });
      context.reportError(error);
    }
  };
  return {
    Field(node, _key, _parent, _path, ancestors) {
      const type = context.getParentType();
      const field = context.getFieldDef();
      if (!type) return;
      if (!field) return report(ancestors, node, [undefinedField(node, type.name)]);
      const mismatch = selectionMismatch(node, getNamedType(field.type));
      report(ancestors, node, [...wrongArguments('Field', node, field.args), ...mismatch]);
    },
    Directive(node, _key, _parent, _path, ancestors) {
      const directive = context.getDirective();
      if (directive) report(ancestors, node, wrongArguments('Directive', node, directive.args));
    },
  };
}

/** `argument`: which one it is about, where it is about one that is written. */
type Refusal = { message: string; extensions: Record<string, unknown>; argument?: ArgumentNode };

function undefinedField({ name: { value: fieldName } }: FieldNode, typeName: string): Refusal {
  const message = `Field '${fieldName}' doesn't exist on type '${typeName}'`;
  // The platform has no `sandbox` here; its words and its code are as they are.
  return { message, extensions: { code: 'undefinedField', typeName, fieldName, sandbox: partlyKnown } };
}

function wrongArguments(
  kind: 'Field' | 'Directive',
  { name: { value: name }, arguments: given = [] }: FieldNode | DirectiveNode,
  known: readonly GraphQLArgument[],
): Refusal[] {
  const unknown = given.filter(argument => !known.some(each => each.name === argument.name.value));
  const missing = known
    .filter(each => isRequiredArgument(each) && !given.some(argument => argument.name.value === each.name))
    .map(each => each.name)
    .join(', ');
  const refusals: Refusal[] = unknown.map(argument => {
    const { value: argumentName } = argument.name;
    const message = `${kind} '${name}' doesn't accept argument '${argumentName}'`;
    const extensions = { code: 'argumentNotAccepted', name, typeName: kind, argumentName, sandbox: partlyKnown };
    return { message, extensions, argument };
  });
  if (missing === '') return refusals;
  const message = `${kind} '${name}' is missing required arguments: ${missing}`;
  const extensions = { code: 'missingRequiredArguments', className: kind, name, arguments: missing };
  return [...refusals, { message, extensions }];
}

function selectionMismatch(node: FieldNode, type: GraphQLNamedType): Refusal[] {
  const { value: name } = node.name;
  const { selections = [] } = node.selectionSet ?? {};
  if (isLeafType(type) !== selections.length > 0) return [];
  const chosen = selections.map(each => (each.kind === Kind.FIELD ? `"${each.name.value}"` : print(each)));
  const message = isLeafType(type)
    ? `Selections can't be made on scalars (field '${name}' returns ${type.name} but has selections [${chosen.join(', ')}])`
    : `Field must have selections (field '${name}' returns ${type.name} but has no selections. Did you mean '${name} { ... }'?)`;
  const extensions = { code: 'selectionMismatch', nodeName: `field '${name}'`, typeName: type.name };
  return [{ message, extensions }];
}

function stepOf(node: ASTNode): string[] {
  if (node.kind === Kind.OPERATION_DEFINITION) {
    return [node.name ? `${node.operation} ${node.name.value}` : node.operation];
  }
  if (node.kind === Kind.ARGUMENT || node.kind === Kind.DIRECTIVE) return [node.name.value];
  if (node.kind === Kind.FIELD) return [node.alias?.value ?? node.name.value];
  return node.kind === Kind.FRAGMENT_DEFINITION ? [`fragment ${node.name.value}`] : [];
}

/** Values that do not fit their variables: nothing is run, and nothing is charged for. */
export function refusedVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  values: Record<string, unknown>,
): unknown[] {
  return (operation.variableDefinitions ?? []).flatMap(definition => {
    const { errors } = getVariableValues(schema, [definition], values);
    if (errors === undefined || typeFromAST(schema, definition.type) === undefined) return [];
    const name = definition.variable.name.value;
    const value = values[name] ?? null;
    const { line = 1, column = 1 } = definition.loc?.startToken ?? {};
    return [
      {
        message: `Variable $${name} of type ${print(definition.type)} was provided invalid value`,
        locations: [{ line, column }],
        extensions: {
          code: 'INVALID_VARIABLE',
          value,
          problems: errors.map(problemIn),
        },
      },
    ];
  });
}

type Problem = { path: (string | number)[]; explanation: string };

/** graphql-js says only in its sentence where within the value it is. */
function problemIn({ message }: GraphQLError): Problem {
  const [, place = '', explanation = message] = /has invalid value(?: at ([^:]*))?: (.*)$/s.exec(message) ?? [];
  const path = [...place.matchAll(/\.([^.[]+)|\[(\d+)\]/g)].map(([, field, index]) => field ?? Number(index));
  return { path, explanation: /non-null type/.test(explanation) ? 'Expected value to not be null' : explanation };
}
