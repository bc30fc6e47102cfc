import { DEFAULT_STAGES } from '#contract/customers/stages.ts'

/** The dealership's stages in the order of its board, and what each is called. */
export function useStages() {
  return { stages: DEFAULT_STAGES, nameOf: (id: string) => DEFAULT_STAGES.find((stage) => stage.id === id)?.name ?? id }
}
