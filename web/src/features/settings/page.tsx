import { Badge, Box, Flex, Grid, Icon, Stack } from '@chakra-ui/react'
import { Phone } from 'lucide-react'
import { NavLink } from 'react-router'
import { useText } from '../../lib/language/text.ts'
import { useSession } from '../../lib/session.ts'
import { WorkspaceTitle } from '../../lib/workspace-title.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { settingsTexts } from './texts.ts'
import { TwilioSection } from './twilio/twilio-section.tsx'

/** Manager Settings: the sections at the left, the chosen one beside them. */
export function SettingsPage() {
  const t = useText(settingsTexts)
  const { user } = useSession()
  return (
    <Stack gap="7" maxWidth="1200px" marginInline="auto" padding={{ base: '4', md: '8' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader title={t('title')} subtitle={user?.organization_data.name}>
        {user?.is_system_admin && <Badge colorPalette="copper">{t('system_admin')}</Badge>}
      </PageHeader>
      <Grid templateColumns={{ base: '1fr', lg: '232px 1fr' }} gap="6" alignItems="start">
        <SectionMenu />
        <Box minWidth="0">
          <TwilioSection />
        </Box>
      </Grid>
    </Stack>
  )
}

function SectionMenu() {
  const t = useText(settingsTexts)
  return (
    <Stack as="nav" aria-label={t('sections')} gap="1">
      <Flex
        asChild
        align="center"
        gap="3"
        height="10"
        paddingInline="3"
        borderRadius="lg"
        fontSize="sm"
        fontWeight="600"
        bg="brand.subtle"
        color="brand.fg"
      >
        <NavLink to="/settings">
          <Icon as={Phone} boxSize="4.5" aria-hidden />
          {t('twilio')}
        </NavLink>
      </Flex>
    </Stack>
  )
}
