import { useState } from 'react'
import { createGroup, useGroups, useProposals } from '../../../data/groups.ts'
import { useStages } from '../../../data/stages.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useGroupText } from './texts.ts'

/** Suggested groups that don't exist yet, and the chosen ones. */
export function useAutoGroups(isWanted: boolean, onDone: () => void) {
  const t = useGroupText()
  const stages = useStages()
  const { data, error, mutate } = useProposals(isWanted)
  const { data: known } = useGroups()
  const [chosen, choose] = useState<string[]>([])
  const [failure, setFailure] = useState<string>()

  const there = new Set((known?.data ?? []).map(({ conditions }) => JSON.stringify(conditions)))
  const proposals = data?.data
    .filter(({ conditions }) => !there.has(JSON.stringify(conditions)))
    .map((proposal) => ({
      ...proposal,
      // A stage is called here as everywhere on the screen.
      name: proposal.by === 'stage' ? stages.nameOf(proposal.conditions.stage ?? '') : proposal.name,
      key: JSON.stringify(proposal.conditions),
    }))
  const wanted = (proposals ?? []).filter(({ key }) => chosen.includes(key))

  async function create() {
    setFailure(undefined)
    try {
      for (const { name, conditions } of wanted) await createGroup({ name, conditions })
      toaster.create({ type: 'success', title: t('groups_created', { count: wanted.length }) })
      choose([])
      onDone()
    } catch (cause) {
      setFailure(errorText(cause, t('group_failed')))
    }
  }
  return {
    proposals,
    error,
    retry: () => mutate(),
    count: wanted.length,
    isChosen: (key: string) => chosen.includes(key),
    toggle: (key: string) => choose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]),
    create,
    failure,
  }
}
export type AutoGroups = ReturnType<typeof useAutoGroups>
