import { App, type CfnElement, NestedStack, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import type { IConstruct } from 'constructs'
import { Lotwire } from '../../lib/stack.ts'
import { newFolder } from '../new-folder.ts'
import { stubAssets } from './stub-assets.ts'

interface Resource {
  Type: string
  // biome-ignore lint/suspicious/noExplicitAny: a template's properties have as many shapes as AWS has resources.
  Properties: any
  DeletionPolicy?: string
}

let asDeployed: ReturnType<typeof synthesize> | undefined

/** The stack without options, synthesized once for all test files of a process: none of them changes it. */
export const theStack = () => {
  asDeployed ??= synthesize()
  return asDeployed
}

/** The template of the stack, as `cdk deploy` would hand it to CloudFormation; a circular one throws. */
export function synthesize(options: { domain?: string; certificateArn?: string; isFirst?: boolean } = {}) {
  const app = new App({ outdir: newFolder('cdk') })
  const stack = new Lotwire(app, 'Lotwire', { assets: stubAssets(), ...options })
  const resources = resourcesOf(stack)

  /** The logical id of a construct by its path without the stacks that it is nested in, `Functions/react`. */
  function idOf(path: string): string {
    const construct = path.split('/').reduce<IConstruct>((at, id) => {
      const child = [at, ...nestedIn(at)].map(({ node }) => node.tryFindChild(id)).find(Boolean)
      if (!child) throw new Error(`The stack has nothing at ${path}.`)
      return child
    }, stack)
    const own = Stack.of(construct)
    return ownId(own, own.getLogicalId((construct.node.defaultChild ?? construct) as CfnElement))
  }

  return {
    app,
    stack,
    resources,
    idOf,
    at(path: string): Resource {
      const resource = resources[idOf(path)]
      if (!resource) throw new Error(`The template has nothing at ${path}.`)
      return resource
    },
    all: (type: string) => Object.values(resources).filter((resource) => resource.Type === type),
  }
}

/** All resources of a stack and of those nested in it, what these are given and what they give put in place. */
function resourcesOf(stack: Stack): Record<string, Resource> {
  const all: Record<string, Resource> = { ...Template.fromStack(stack).toJSON().Resources }
  const outputs: Record<string, unknown> = {}
  for (const nested of nestedIn(stack)) {
    const id = stack.getLogicalId(nested.nestedStackResource as CfnElement)
    const { Parameters: given = {} } = all[id]?.Properties ?? {}
    const { Resources, Outputs } = inPlace(withOwnIds(nested), ({ Ref }) => given[Ref as string])
    Object.assign(all, Resources)
    for (const [name, { Value }] of Object.entries<{ Value: unknown }>(Outputs))
      outputs[`${id}.Outputs.${name}`] = Value
  }
  return inPlace(all, ({ 'Fn::GetAtt': of }) => outputs[[of].flat().join('.')])
}

const nestedIn = (construct: IConstruct) =>
  construct.node.findAll().filter((one): one is NestedStack => one instanceof NestedStack)

/** Two stacks may give one id: a nested stack's get its name before them. */
const ownId = (stack: Stack, id: string) => (stack instanceof NestedStack ? `${stack.node.id}/${id}` : id)

function withOwnIds(nested: NestedStack) {
  const { Resources, Outputs = {} } = Template.fromStack(nested).toJSON()
  const own = (id: unknown) => (String(id) in Resources ? ownId(nested, String(id)) : undefined)
  const resources = Object.entries<{ DependsOn?: string | string[] }>(Resources).map(([id, { DependsOn, ...rest }]) => [
    own(id),
    { ...rest, ...(DependsOn && { DependsOn: [DependsOn].flat().map(own) }) },
  ])
  return inPlace({ Resources: Object.fromEntries(resources), Outputs }, ({ Ref, 'Fn::GetAtt': of }) => {
    if (Array.isArray(of)) return own(of[0]) && { 'Fn::GetAtt': [own(of[0]), ...of.slice(1)] }
    return own(Ref) && { Ref: own(Ref) }
  })
}

/** A template with what its references stand for, where that is known, in their place. */
function inPlace<T>(value: T, known: (reference: Record<string, unknown>) => unknown): T {
  if (Array.isArray(value)) return value.map((part) => inPlace(part, known)) as T
  if (typeof value !== 'object' || value === null) return value
  const found = known(value as Record<string, unknown>)
  if (found !== undefined) return inPlace(found as T, known)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inPlace(part, known)])) as T
}
