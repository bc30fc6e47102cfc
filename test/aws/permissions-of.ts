import type { StackView } from './stack-facts.ts'
import { written } from './written.ts'

interface Permission {
  action: string
  resource: string
  condition?: object
}

/** A role's permissions, one for every action on every resource; a resource is its template reference as text. */
export function permissionsOf({ all }: StackView, roleId: string): Permission[] {
  return all('AWS::IAM::Policy')
    .filter(({ Properties }) => Properties.Roles.some(({ Ref }: { Ref: string }) => Ref === roleId))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .flatMap(({ Action, Resource, Condition: condition }) =>
      [Action]
        .flat()
        .flatMap((action) => [Resource].flat().map((resource) => ({ action, resource: written(resource), condition }))),
    )
}
