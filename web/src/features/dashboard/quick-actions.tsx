import { Box, Flex, Heading, Icon, Stack, Text } from '@chakra-ui/react'
import { ChevronRight, Columns3, type LucideIcon, MessagesSquare, Phone, Settings, Users } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { Panel } from '../../ui/panel.tsx'
import { dashboardTexts } from './texts.ts'

export function QuickActions() {
  const t = useText(dashboardTexts)
  const maySetUp = useMay('settings')
  return (
    <Panel as="section" padding="5">
      <Heading as="h2" size="md" fontWeight="650" marginBottom="3">
        {t('quick_actions')}
      </Heading>
      <Stack gap="2">
        <Action to="/chats" icon={MessagesSquare} title={t('open_chats')} hint={t('open_chats_hint')} />
        <Action to="/calls" icon={Phone} title={t('open_calls')} hint={t('open_calls_hint')} />
        <Action to="/contacts" icon={Users} title={t('open_contacts')} hint={t('open_contacts_hint')} />
        {!maySetUp && (
          <Action to="/sales-classification" icon={Columns3} title={t('open_board')} hint={t('open_board_hint')} />
        )}
        {maySetUp && (
          <Action to="/settings" icon={Settings} title={t('open_settings')} hint={t('open_settings_hint')} />
        )}
      </Stack>
    </Panel>
  )
}

function Action({ to, icon, title, hint }: { to: string; icon: LucideIcon; title: string; hint: string }) {
  return (
    <Flex
      asChild
      align="center"
      gap="3"
      padding="3"
      borderRadius="lg"
      borderWidth="1px"
      transition="background 120ms, border-color 120ms"
      _hover={{ bg: 'bg.muted', borderColor: 'border.emphasized' }}
    >
      <Link to={to}>
        <Flex align="center" justify="center" boxSize="9" borderRadius="md" bg="brand.subtle" color="brand.fg">
          <Icon as={icon} boxSize="4.5" aria-hidden />
        </Flex>
        <Box flex="1" minWidth="0">
          <Text fontWeight="600" fontSize="sm">
            {title}
          </Text>
          <Text fontSize="xs" color="fg.muted">
            {hint}
          </Text>
        </Box>
        <Icon as={ChevronRight} boxSize="4" color="fg.subtle" aria-hidden />
      </Link>
    </Flex>
  )
}
