import { App, CfnElement, NestedStack, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import type { IConstruct } from 'constructs'
import { Lotwire } from '../../lib/stack.ts'
import { newFolder } from '../new-folder.ts'
import { type Resource, type StackFacts, viewOf } from './stack-facts.ts'
import { stubAssets } from './stub-assets.ts'

interface Options {
  domain?: string
  certificateArn?: string
  isFirst?: boolean
}

/** The stack in an app of its own, without CloudFormation's own checks: they only warn, and take most of the time. */
export function openApp(options: Options = {}) {
  const app = new App({ outdir: newFolder('cdk'), builtinCloudFormationValidation: false })
  return { app, stack: new Lotwire(app, 'Lotwire', { assets: stubAssets(), ...options }) }
}

/** The template of the stack, as `cdk deploy` would hand it to CloudFormation; a circular one throws. */
export const synthesize = (options: Options) => viewOf(factsOf(options))

export function factsOf(options: Options = {}): StackFacts {
  const { stack } = openApp(options)
  const templates = new Map([stack, ...nestedIn(stack)].map((one) => [one, Template.fromStack(one).toJSON()]))
  return {
    resources: resourcesOf(stack, templates),
    ids: idsIn(stack),
    sizes: [...templates].map(([one, template]) => ({
      stack: one === stack ? 'the parent' : one.node.id,
      resources: countOf(template.Resources),
      parameters: countOf(template.Parameters),
      outputs: countOf(template.Outputs),
      kilobytes: Math.ceil(JSON.stringify(template).length / 1000),
    })),
    terminationProtection: stack.terminationProtection ?? false,
  }
}

const countOf = (named: object = {}) => Object.keys(named).length

type Templates = Map<Stack, ReturnType<Template['toJSON']>>

function idsIn(stack: Stack): Record<string, string> {
  const ids: Record<string, string> = {}
  const nesting = ({ node }: IConstruct) => node.scopes.filter((scope) => scope instanceof NestedStack).length
  for (const construct of stack.node.findAll().toSorted((a, b) => nesting(a) - nesting(b))) {
    const element = construct.node.defaultChild ?? construct
    if (!CfnElement.isCfnElement(element)) continue
    const own = Stack.of(construct)
    const scopes = construct.node.scopes.slice(stack.node.scopes.length)
    const path = (parts: IConstruct[]) => parts.map(({ node }) => node.id).join('/')
    const id = ownId(own, own.getLogicalId(element))
    ids[path(scopes)] = id
    ids[path(scopes.filter((scope) => scope === construct || !(scope instanceof NestedStack)))] ??= id
  }
  return ids
}

/** All resources of a stack and of those nested in it, what these are given and what they give put in place. */
function resourcesOf(stack: Stack, templates: Templates): Record<string, Resource> {
  const all: Record<string, Resource> = { ...templates.get(stack)?.Resources }
  const outputs: Record<string, unknown> = {}
  for (const nested of nestedIn(stack)) {
    const id = stack.getLogicalId(nested.nestedStackResource as CfnElement)
    const { Parameters: given = {} } = all[id]?.Properties ?? {}
    const { Resources, Outputs } = inPlace(
      withOwnIds(nested, templates.get(nested) ?? {}),
      ({ Ref }) => given[Ref as string],
    )
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

function withOwnIds(nested: NestedStack, { Resources = {}, Outputs = {} }: ReturnType<Template['toJSON']>) {
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
