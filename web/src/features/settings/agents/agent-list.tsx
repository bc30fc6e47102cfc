import { Stack } from '@chakra-ui/react'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import type { AgentChange } from '../../../data/agents.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { AgentDialog } from './agent-dialog.tsx'
import { AgentRow } from './agent-row.tsx'
import { agentTexts } from './texts.ts'
import type { Agent } from './use-agent-list.ts'

interface AgentListProps {
  agents: Agent[]
  maximum: string
  update: (id: string, change: AgentChange) => Promise<void>
  onBanner: (banner: Banner) => void
}

export function AgentList({ agents, maximum, update, onBanner }: AgentListProps) {
  const t = useText(agentTexts)
  const [edited, edit] = useState<Agent | null>(null)
  async function setAvailable({ id }: Agent, available: boolean) {
    try {
      await update(id, { available })
    } catch (error) {
      onBanner({ status: 'error', text: `${t('save_failed')}: ${errorText(error)}` })
    }
  }
  return (
    <SectionPart title={t('agents')}>
      {agents.length === 0 ? (
        <EmptyState icon={<UsersRound />} titleAs="h3" title={t('no_agents')} description={t('no_agents_hint')} />
      ) : (
        <Stack as="ul" gap="0" divideY="1px" marginBlock="-3">
          {agents.map((agent) => (
            <AgentRow
              key={agent.id}
              agent={agent}
              onAvailable={(available) => setAvailable(agent, available)}
              onEdit={() => edit(agent)}
            />
          ))}
        </Stack>
      )}
      <AgentDialog
        agent={edited}
        maximum={maximum}
        save={async (change) => {
          if (edited) await update(edited.id, change)
          onBanner({ status: 'success', text: t('saved') })
        }}
        onClose={() => edit(null)}
      />
    </SectionPart>
  )
}
