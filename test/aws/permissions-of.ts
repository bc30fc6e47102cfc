import type { synthesize } from './synthesize.ts'

interface Permission {
  action: string
  resource: string
  condition?: object
}

/** What a role may do, an entry for every action on every resource; a resource is its reference in the template as text. */
export function permissionsOf({ all }: ReturnType<typeof synthesize>, roleId: string): Permission[] {
  return all('AWS::IAM::Policy')
    .filter(({ Properties }) => Properties.Roles.some(({ Ref }: { Ref: string }) => Ref === roleId))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .flatMap(({ Action, Resource, Condition: condition }) =>
      [Action]
        .flat()
        .flatMap((action) => [Resource].flat().map((resource) => ({ action, resource: written(resource), condition }))),
    )
}

// biome-ignore lint/suspicious/noExplicitAny: CloudFormation's functions nest as they like.
function written(value: any): string {
  if (typeof value === 'string') return value
  if (value.Ref) return `<${value.Ref}>`
  if (value['Fn::GetAtt']) return `<${value['Fn::GetAtt'].join('.')}>`
  if (value['Fn::Join']) return value['Fn::Join'][1].map(written).join(value['Fn::Join'][0])
  return JSON.stringify(value)
}
