import { Badge, Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { ColleagueAvatar } from '../../../parts/colleague-avatar.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { agentTexts } from './texts.ts'
import type { Agent } from './use-agent-list.ts'

interface AgentRowProps {
  agent: Agent
  onAvailable: (available: boolean) => void
  onEdit: () => void
}

/** An agent: their open conversations, and whether they take more. */
export function AgentRow({ agent, onAvailable, onEdit }: AgentRowProps) {
  const t = useText(agentTexts)
  const { id, name, email, role, open, max, available } = agent
  return (
    <Flex as="li" align="center" wrap="wrap" columnGap="5" rowGap="3" paddingBlock="4">
      <HStack flex="1 1 240px" minWidth="0" gap="3">
        <ColleagueAvatar id={id} name={name} size="sm" />
        <Box minWidth="0">
          <HStack gap="2" wrap="wrap" rowGap="1">
            <Text fontWeight="600" overflowWrap="anywhere">
              {name}
            </Text>
            <StateBadge agent={agent} />
          </HStack>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {t(`role_${role}`)} · {email}
          </Text>
        </Box>
      </HStack>
      <Stack gap="1.5" width="140px">
        <Text fontSize="sm">{t('load', { open, max })}</Text>
        <ProgressBar label={t('load', { open, max })} value={open / max} />
      </Stack>
      <HStack gap="3">
        <NativeCheckbox
          label={t('available')}
          aria-label={t('available_of', { name })}
          checked={available}
          onChange={({ target }) => onAvailable(target.checked)}
        />
        <Button variant="outline" size="sm" aria-label={t('edit_of', { name })} onClick={onEdit}>
          {t('edit')}
        </Button>
      </HStack>
    </Flex>
  )
}

/** Shows whether they currently take conversations, or why not. */
function StateBadge({ agent: { available, on_duty } }: { agent: Agent }) {
  const t = useText(agentTexts)
  if (on_duty) return <Badge colorPalette="green">{t('on_duty')}</Badge>
  return available ? <Badge colorPalette="orange">{t('off_duty')}</Badge> : <Badge>{t('away')}</Badge>
}
