import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionError, SectionFrame, SectionSkeleton } from '../../../parts/section-frame.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { AgentList } from './agent-list.tsx'
import { ApiKeys } from './api-keys.tsx'
import { agentTexts } from './texts.ts'
import { useAgentList } from './use-agent-list.ts'

/** The agents, their maximums and hours; and API keys for other programs. */
export function AgentsSection({ title }: SettingsSectionProps) {
  const t = useText(agentTexts)
  const { agents, maximum, update, error, retry } = useAgentList()
  const { banner, show } = useBanner()
  if (!agents && !error) return <SectionSkeleton />
  return (
    <SectionFrame title={title} hint={t('hint')} banner={banner}>
      {agents ? (
        <AgentList agents={agents} maximum={maximum} update={update} onBanner={show} />
      ) : (
        <SectionError title={t('load_failed')} error={error} onRetry={retry} />
      )}
      <ApiKeys />
    </SectionFrame>
  )
}
