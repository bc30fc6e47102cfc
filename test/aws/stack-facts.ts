export interface Resource {
  Type: string
  // biome-ignore lint/suspicious/noExplicitAny: a template's properties have as many shapes as AWS has resources.
  Properties: any
  DeletionPolicy?: string
}

/** What a synthesized stack says, as plain data. */
export interface StackFacts {
  /** All resources by logical id, those of nested stacks too. */
  resources: Record<string, Resource>
  /** Logical ids by the path of their construct, with the stacks that it is nested in and without, `Functions/react`. */
  ids: Record<string, string>
  /** How much each single stack has. */
  sizes: { stack: string; resources: number; parameters: number; outputs: number; kilobytes: number }[]
  terminationProtection: boolean
}

export type StackView = ReturnType<typeof viewOf>

export function viewOf(facts: StackFacts) {
  const { resources, ids } = facts
  function idOf(path: string): string {
    const id = ids[path]
    if (!id) throw new Error(`The stack has nothing at ${path}.`)
    return id
  }
  return {
    ...facts,
    idOf,
    at(path: string): Resource {
      const resource = resources[idOf(path)]
      if (!resource) throw new Error(`The template has nothing at ${path}.`)
      return resource
    },
    all: (type: string) => Object.values(resources).filter((resource) => resource.Type === type),
  }
}
