import { Badge, Box, Flex, Grid, Icon, Stack } from '@chakra-ui/react'
import { Navigate, NavLink, useParams } from 'react-router'
import { useText } from '../../lib/language/text.ts'
import { useSession } from '../../lib/session.ts'
import { WorkspaceTitle } from '../../lib/workspace-title.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SECTIONS } from './sections.ts'
import { settingsTexts } from './texts.ts'

/** Manager Settings: the sections at the left, the chosen one beside them. */
export function SettingsPage() {
  const t = useText(settingsTexts)
  const { user } = useSession()
  const { section = 'twilio' } = useParams()
  const chosen = SECTIONS.find(({ id }) => id === section)
  if (!chosen) return <Navigate to="/settings" replace />
  const { Content } = chosen
  return (
    <Stack gap="7" maxWidth="1200px" marginInline="auto" padding={{ base: '4', md: '8' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader title={t('title')} subtitle={user?.organization_data.name}>
        {user?.is_system_admin && <Badge colorPalette="copper">{t('system_admin')}</Badge>}
      </PageHeader>
      <Grid templateColumns={{ base: '1fr', lg: '232px 1fr' }} gap="6" alignItems="start">
        <SectionMenu />
        <Box minWidth="0">
          <Content />
        </Box>
      </Grid>
    </Stack>
  )
}

function SectionMenu() {
  const t = useText(settingsTexts)
  return (
    <Stack as="nav" aria-label={t('sections')} gap="1">
      {SECTIONS.map(({ id, to, icon }) => (
        <Flex
          key={id}
          asChild
          align="center"
          gap="3"
          minHeight={{ base: '11', lg: '10' }}
          paddingInline="3"
          borderRadius="lg"
          fontSize="sm"
          fontWeight="600"
          color="fg.muted"
          _hover={{ bg: 'bg.muted' }}
          _currentPage={{ bg: 'brand.subtle', color: 'brand.fg' }}
        >
          <NavLink to={to} end>
            <Icon as={icon} boxSize="4.5" aria-hidden />
            {t(id)}
          </NavLink>
        </Flex>
      ))}
    </Stack>
  )
}
