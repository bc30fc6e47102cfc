import { useState } from 'react'
import type { Assistant } from '#contract/assistant/assistant.ts'
import { type AssistantChanges, updateAssistant, useAssistant } from '../../../data/assistant.ts'

type SetupValues = Omit<Required<AssistantChanges>, 'answers'>

/** The assistant's setup as it is being changed; it is saved all at once, answers apart. */
export function useSetup() {
  const { data, error, mutate } = useAssistant()
  const [changed, setChanged] = useState<Partial<SetupValues>>({})
  return {
    saved: data,
    values: data && ({ ...data, ...changed } satisfies Assistant),
    error,
    retry: () => mutate(),
    isChanged: Object.keys(changed).length > 0,
    set: (change: Partial<SetupValues>) => setChanged((before) => ({ ...before, ...change })),
    discard: () => setChanged({}),
    save: async () => {
      await updateAssistant(changed)
      setChanged({})
    },
  }
}
/** What a step of the page gets. */
export interface StepProps {
  values: Assistant
  set: (change: Partial<SetupValues>) => void
}
