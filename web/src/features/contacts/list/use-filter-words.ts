import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { useStages } from '../../../lib/use-stages.ts'
import { useContactText } from '../texts.ts'
import { useDesks } from '../use-desks.ts'
import { useLabelName } from '../use-label-name.ts'
import type { Filters } from './contacts-address.ts'

/** Says a filter in a few words. */
export function useFilterWords() {
  const t = useContactText()
  const stages = useStages()
  const labelName = useLabelName()
  const { agents } = useDesks()
  return (name: keyof Filters, filters: Filters): string => {
    const { stage = '', label = '', assignee, channel, silent = 0, opted_out } = filters
    if (name === 'stage') return stages.nameOf(stage)
    if (name === 'label') return labelName(label)
    if (name === 'channel') return channel ? CHANNELS[channel].name : ''
    if (name === 'silent') return t('silent_days', { count: silent })
    if (name === 'opted_out') return t(opted_out ? 'opted_out' : 'not_opted_out')
    if (assignee === 'me' || assignee === 'none') return t(`assignee_${assignee}`)
    return agents.find(({ id }) => id === assignee)?.name ?? t('assignee_one')
  }
}
