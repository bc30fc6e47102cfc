import { Badge, Box, Button, Grid, Stack, VisuallyHidden } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { useSession } from '../../lib/session.ts'
import type { SettingsSection } from '../../lib/slots.ts'
import { useMedia } from '../../lib/use-media.ts'
import { NotFoundPage } from '../../parts/not-found-page.tsx'
import { SectionSkeleton } from '../../parts/section-frame.tsx'
import { useSettingsSections } from '../../parts/use-settings-sections.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { WorkspaceTitle } from '../notifications/index.ts'
import { SectionMenu, SectionSearch } from './section-menu.tsx'
import { settingsTexts } from './texts.ts'

/** Wide enough for the menu beside a section. */
const WIDE = '(min-width: 64rem)'

/** Manager Settings: the menu of sections and the chosen one, side by side, or one after the other on a phone. */
export function SettingsPage() {
  const t = useText(settingsTexts)
  const { section } = useParams()
  const sections = useSettingsSections()
  const isWide = useMedia(WIDE)
  const isUnknown = section !== undefined && !sections.some(({ id }) => id === section)
  const chosen = section === undefined ? isWide && sections[0] : sections.find(({ id }) => id === section)
  const isAlone = !isWide && chosen
  const [search, setSearch] = useState('')
  return (
    <Stack gap={{ base: '5', lg: '7' }} maxWidth="1200px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      {!isUnknown && <WorkspaceTitle page={t('title')} />}
      {isAlone ? <Back /> : <Header>{isWide && <SectionSearch value={search} onSearch={setSearch} />}</Header>}
      {/* The section keeps its place, and what is typed in it, where the window's width changes. */}
      <Grid templateColumns={{ base: '1fr', lg: '232px 1fr' }} gap="6" alignItems="start">
        {!isAlone && (
          <SectionMenu
            sections={sections}
            chosen={chosen ? chosen.id : undefined}
            search={search}
            {...(!isWide && { onSearch: setSearch })}
          />
        )}
        {chosen && <Section section={chosen} />}
        {isUnknown && (
          <Box order={{ base: -1, lg: 0 }}>
            <NotFoundPage home="settings" titleAs="h2" />
          </Box>
        )}
      </Grid>
    </Stack>
  )
}

/** In place of the header, where a section stands alone. */
function Back() {
  const t = useText(settingsTexts)
  return (
    <>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <Button asChild variant="ghost" size="sm" alignSelf="flex-start" marginInlineStart="-3">
        <Link to="/settings">
          <ArrowLeft /> {t('title')}
        </Link>
      </Button>
    </>
  )
}

function Header({ children }: { children: ReactNode }) {
  const t = useText(settingsTexts)
  const { user } = useSession()
  return (
    <PageHeader title={t('title')}>
      {children}
      {user?.is_system_admin && <Badge colorPalette="copper">{t('system_admin')}</Badge>}
    </PageHeader>
  )
}

function Section({ section: { id, title, Content } }: { section: SettingsSection }) {
  const language = useLanguage()
  return (
    <Box minWidth="0">
      <Suspense key={id} fallback={<SectionSkeleton />}>
        <Content title={title[language]} />
      </Suspense>
    </Box>
  )
}
