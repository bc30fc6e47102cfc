import { Badge, Box, Flex, Grid, Icon, Stack } from '@chakra-ui/react'
import { Suspense } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { useText } from '../../lib/language/text.ts'
import { useSession } from '../../lib/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { WorkspaceTitle } from '../notifications/index.ts'
import { SectionSkeleton } from './section-frame.tsx'
import { SECTIONS } from './sections.ts'
import { type SectionId, settingsTexts } from './texts.ts'

const [FIRST] = SECTIONS

/** Manager Settings: the sections at the left, the chosen one beside them. */
export function SettingsPage() {
  const t = useText(settingsTexts)
  const { user } = useSession()
  const { section = FIRST?.id } = useParams()
  const chosen = SECTIONS.find(({ id }) => id === section)
  if (!chosen) return <Navigate to="/settings" replace />
  const { id, Content } = chosen
  return (
    <Stack gap="7" maxWidth="1200px" marginInline="auto" padding={{ base: '4', md: '8' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader title={t('title')} subtitle={user?.organization_data.name}>
        {user?.is_system_admin && <Badge colorPalette="copper">{t('system_admin')}</Badge>}
      </PageHeader>
      <Grid templateColumns={{ base: '1fr', lg: '232px 1fr' }} gap="6" alignItems="start">
        <SectionMenu chosen={id} />
        <Box minWidth="0">
          <Suspense key={id} fallback={<SectionSkeleton />}>
            <Content />
          </Suspense>
        </Box>
      </Grid>
    </Stack>
  )
}

function SectionMenu({ chosen }: { chosen: SectionId }) {
  const t = useText(settingsTexts)
  return (
    <Grid as="nav" aria-label={t('sections')} templateColumns={{ base: '1fr 1fr', lg: '1fr' }} gap="1">
      {SECTIONS.map(({ id, icon }) => (
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
          <Link
            to={id === FIRST?.id ? '/settings' : `/settings/${id}`}
            aria-current={id === chosen ? 'page' : undefined}
          >
            <Icon as={icon} boxSize="4.5" aria-hidden />
            {t(id)}
          </Link>
        </Flex>
      ))}
    </Grid>
  )
}
