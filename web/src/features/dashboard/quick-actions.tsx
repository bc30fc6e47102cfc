import { Button, Heading, Icon, SimpleGrid, Stack } from '@chakra-ui/react'
import { Columns3, ContactRound, type LucideIcon, MessagesSquare, Phone, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { dashboardTexts } from './texts.ts'

/** Where one works, quietly. */
export function QuickActions() {
  const t = useText(dashboardTexts)
  const maySetUp = useMay('settings')
  return (
    <Stack as="section" gap="2">
      <Heading as="h2" size="sm" fontWeight="600" color="fg.muted">
        {t('quick_actions')}
      </Heading>
      <SimpleGrid columns={2} gap="2">
        <Action to="/chats" icon={MessagesSquare} title={t('open_chats')} />
        <Action to="/calls" icon={Phone} title={t('open_calls')} />
        <Action to="/contacts" icon={ContactRound} title={t('open_contacts')} />
        {maySetUp ? (
          <Action to="/settings" icon={Settings} title={t('open_settings')} />
        ) : (
          <Action to="/sales-classification" icon={Columns3} title={t('open_board')} />
        )}
      </SimpleGrid>
    </Stack>
  )
}

function Action({ to, icon, title }: { to: string; icon: LucideIcon; title: string }) {
  return (
    <Button asChild variant="outline" justifyContent="flex-start">
      <Link to={to}>
        <Icon as={icon} boxSize="4" color="brand.fg" aria-hidden />
        {title}
      </Link>
    </Button>
  )
}
