import { partlyKnown } from '../../partial.ts';
import { type ASTNode, type ASTVisitor, GraphQLError, Kind, type ValidationContext } from 'graphql';

/** Unknown fields in the platform's own words and shape. */
export function undefinedFieldRule(context: ValidationContext): ASTVisitor {
  return {
    Field(node, _key, _parent, _path, ancestors) {
      const type = context.getParentType();
      if (!type || context.getFieldDef()) return;
      const fieldName = node.name.value;
      const parents = ancestors.filter(each => !Array.isArray(each)) as ASTNode[];
      const trail = [...parents.flatMap(stepOf), node.alias?.value ?? fieldName];
      const error = new GraphQLError(`Field '${fieldName}' doesn't exist on type '${type.name}'`, {
        nodes: node,
        // The platform has no `sandbox` here; its words and its code are as they are.
        extensions: { code: 'undefinedField', typeName: type.name, fieldName, sandbox: partlyKnown },
      });
      // The platform names the way through the document, which is no path of the answer.
      Object.defineProperty(error, 'path', { value: trail, enumerable: true });
      context.reportError(error);
    },
  };
}

function stepOf(node: ASTNode): string[] {
  if (node.kind === Kind.OPERATION_DEFINITION) {
    return [node.name ? `${node.operation} ${node.name.value}` : node.operation];
  }
  if (node.kind === Kind.FIELD) return [node.alias?.value ?? node.name.value];
  return node.kind === Kind.FRAGMENT_DEFINITION ? [`fragment ${node.name.value}`] : [];
}
