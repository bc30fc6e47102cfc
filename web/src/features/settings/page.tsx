import { Badge, Box, Flex, Grid, Icon, Stack } from '@chakra-ui/react'
import { Suspense } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { useUnreadLeadCount } from '../../data/lead-doors.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { useSession } from '../../lib/session.ts'
import type { SettingsSection } from '../../lib/slots.ts'
import { SectionSkeleton } from '../../parts/section-frame.tsx'
import { useSettingsSections } from '../../parts/use-settings-sections.ts'
import { CountMark } from '../../ui/count-mark.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { WorkspaceTitle } from '../notifications/index.ts'
import { settingsTexts } from './texts.ts'

/** Manager Settings: the list of sections on the left, the chosen one beside it. */
export function SettingsPage() {
  const t = useText(settingsTexts)
  const { user } = useSession()
  const sections = useSettingsSections()
  const language = useLanguage()
  const { section = sections[0]?.id } = useParams()
  const chosen = sections.find(({ id }) => id === section)
  if (!chosen) return <Navigate to="/settings" replace />
  const { id, title, Content } = chosen
  return (
    <Stack gap="7" maxWidth="1200px" marginInline="auto" padding={{ base: '4', md: '8' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader title={t('title')} subtitle={user?.organization_data.name}>
        {user?.is_system_admin && <Badge colorPalette="copper">{t('system_admin')}</Badge>}
      </PageHeader>
      <Grid templateColumns={{ base: '1fr', lg: '232px 1fr' }} gap="6" alignItems="start">
        <SectionMenu sections={sections} chosen={id} />
        <Box minWidth="0">
          <Suspense key={id} fallback={<SectionSkeleton />}>
            <Content title={title[language]} />
          </Suspense>
        </Box>
      </Grid>
    </Stack>
  )
}

function SectionMenu({ sections, chosen }: { sections: readonly SettingsSection[]; chosen: string }) {
  const language = useLanguage()
  const t = useText(settingsTexts)
  const leads = useUnreadLeadCount()
  return (
    <Grid as="nav" aria-label={t('sections')} templateColumns={{ base: '1fr 1fr', lg: '1fr' }} gap="1">
      {sections.map(({ id, icon, title }, index) => (
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
          lineHeight="short"
          color="fg.muted"
          _hover={{ bg: 'bg.muted' }}
          _currentPage={{ bg: 'brand.subtle', color: 'brand.fg' }}
        >
          <Link to={index === 0 ? '/settings' : `/settings/${id}`} aria-current={id === chosen ? 'page' : undefined}>
            <Icon as={icon} boxSize="4.5" aria-hidden />
            <Box flex="1">{title[language]}</Box>
            {id === 'leads' && <CountMark count={leads} />}
          </Link>
        </Flex>
      ))}
    </Grid>
  )
}
