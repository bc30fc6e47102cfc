import { Fieldset, Skeleton, Stack, Text } from '@chakra-ui/react'
import { UsersRound } from 'lucide-react'
import type { useAgents } from '../../../data/agents.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { roleTexts } from '../roles/texts.ts'
import { assignmentTexts } from './texts.ts'

interface AgentChoicesProps {
  agents: ReturnType<typeof useAgents>
  /** The maximum number of conversations per agent, as currently in the form. */
  maximum: string
  chosen: string[]
  onChange: (ids: string[]) => void
}

/** Checkboxes of the agents, each with their number of open conversations. */
export function AgentChoices({ agents: { data, error, mutate }, maximum, chosen, onChange }: AgentChoicesProps) {
  const t = useText(assignmentTexts)
  const roleName = useText(roleTexts)
  if (!data && error) return <LoadFailed title={t('agents_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <Skeleton height="32" borderRadius="lg" aria-hidden />
  const { agents } = data
  if (agents.length === 0)
    return <EmptyState icon={<UsersRound />} titleAs="h3" title={t('no_agents')} description={t('no_agents_hint')} />
  // A user who left is dropped from the choice.
  const known = agents.map(({ id }) => id)
  const toggle = (id: string, isOn: boolean) =>
    onChange(known.filter((one) => (one === id ? isOn : chosen.includes(one))))
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontSize="sm" fontWeight="500">
        {t('selected_agent_ids')}
      </Fieldset.Legend>
      <Fieldset.HelperText>{t('selected_agent_ids_hint')}</Fieldset.HelperText>
      <Stack as="ul" gap="3" marginTop="2">
        {agents.map(({ id, name, email, role, open, own_max }) => (
          <Stack as="li" key={id} gap="0">
            <NativeCheckbox
              label={name}
              hint={
                <>
                  <Text as="span" overflowWrap="anywhere">
                    {email}
                  </Text>
                  {' · '}
                  {role !== 'agent' && `${roleName(role)} · `}
                  {t('agent_load', { open, max: own_max ?? maximum })}
                </>
              }
              checked={chosen.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
          </Stack>
        ))}
      </Stack>
    </Fieldset.Root>
  )
}
