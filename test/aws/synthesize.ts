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

  /** The logical id of a construct of the stack itself by its path, `Functions/react`. */
  function idOf(path: string): string {
    const construct = path.split('/').reduce<IConstruct>((at, id) => at.node.findChild(id), stack)
    return Stack.of(construct).getLogicalId((construct.node.defaultChild ?? construct) as CfnElement)
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

/** All resources of a stack and of those nested in it, what these are given of it put in place. */
function resourcesOf(stack: Stack): Record<string, Resource> {
  const own: Record<string, Resource> = Template.fromStack(stack).toJSON().Resources
  const nested = stack.node.children.filter((child) => child instanceof NestedStack)
  return Object.assign(
    { ...own },
    ...nested.map((child) => {
      const { Parameters = {} } = own[stack.getLogicalId(child.nestedStackResource as CfnElement)]?.Properties ?? {}
      return given(resourcesOf(child), Parameters)
    }),
  )
}

/** A template with its parameters' values in place of references to them. */
function given<T>(value: T, parameters: Record<string, unknown>): T {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    part?.Ref !== undefined && part.Ref in parameters ? parameters[part.Ref] : part,
  )
}
