import { channelName } from '#contract/customers/channels/channels.ts'
import type { ContactQuery } from '#contract/customers/contact-query.ts'
import { SOURCES } from '#contract/customers/source-kinds.ts'
import { useCampaignNames } from '../../../data/campaigns.ts'
import { useConditionWords } from '../../../data/condition-words.ts'
import { useLabels } from '../../../data/labels.ts'
import { useStages } from '../../../data/stages.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useDesks } from '../use-desks.ts'
import { useListText } from './texts.ts'

/** Says filters in a few words; `shown`: the ones that are there, for what has to be read to name them. */
export function useFilterWords(shown?: Pick<ContactQuery, 'campaign'> | null) {
  const t = useListText()
  const language = useLanguage()
  const stages = useStages()
  const { nameOf: labelName } = useLabels()
  const { agents } = useDesks()
  const sayCondition = useConditionWords()
  const campaigns = useCampaignNames({ isWanted: Boolean(shown?.campaign) }).data?.data

  function one(name: keyof ContactQuery, query: ContactQuery): string {
    const {
      stage = '',
      label = '',
      assignee,
      channel,
      source,
      make = '',
      silent = 0,
      opted_out,
      search,
      custom = [],
    } = query
    if (name === 'search') return `“${search}”`
    if (name === 'stage') return stages.nameOf(stage)
    if (name === 'label') return labelName(label)
    if (name === 'channel') return channel ? channelName(channel, language) : ''
    if (name === 'source') return source ? t('came_by', { source: SOURCES[source][language] }) : ''
    if (name === 'make') return t('asked_about', { make })
    if (name === 'silent') return t('silent_days', { count: silent })
    if (name === 'opted_out') return t(opted_out ? 'opted_out' : 'not_opted_out')
    if (name === 'campaign') return campaignWords(query)
    if (name === 'replied') return t(query.replied ? 'replied' : 'not_replied')
    if (name === 'custom') return custom.map(sayCondition).join(' · ')
    if (assignee === 'me' || assignee === 'none') return t(`assignee_${assignee}`)
    return agents.find(({ id }) => id === assignee)?.name ?? t('assignee_one')
  }
  function campaignWords({ campaign }: ContactQuery) {
    const known = campaigns?.find(({ id }) => id === campaign)
    return known ? t('got_campaign', { name: known.name }) : t('got_one')
  }
  return {
    one,
    all: (query: ContactQuery) =>
      (Object.keys(query) as (keyof ContactQuery)[]).map((name) => one(name, query)).join(' · '),
  }
}
