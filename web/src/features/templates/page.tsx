import { Stack } from '@chakra-ui/react'
import { Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Template } from '#contract/messaging/template.ts'
import { useLiveTemplates, useTemplates } from '../../data/templates.ts'
import { ListBar } from '../../parts/list-bar.tsx'
import { May } from '../../parts/may.tsx'
import { MainAct, PageActs } from '../../parts/page-acts.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { WorkspaceTitle } from '../notifications/index.ts'
import { TemplateDialog } from './form/template-dialog.tsx'
import { DeedDialogs } from './list/deed-dialogs.tsx'
import { TemplateList } from './list/template-list.tsx'
import type { Deed } from './list/template-row.tsx'
import { useListText } from './list/texts.ts'
import { type Asked, useDeed } from './list/use-deed.ts'
import { useFilters } from './list/use-filters.ts'
import { useSyncPending } from './list/use-sync-pending.ts'

/** Message Templates (S2 §2.4): all templates, WhatsApp's verdict on each, and the form of a new one. */
export function TemplatesPage() {
  const t = useListText()
  const filters = useFilters()
  const list = useTemplates(filters.query)
  const sync = useSyncPending()
  const [edited, edit] = useState<Template | 'new' | null>(null)
  const [asked, ask] = useState<{ deed: Asked; template: Template } | null>(null)
  const does = useDeed()
  useLiveTemplates()

  // Nothing to search, and the list says what to do.
  const isFirstDay = list.data?.templates.length === 0 && !filters.isSet
  const add = () => edit('new')
  useAsked('new', add)
  function start(deed: Deed, template: Template) {
    if (deed === 'edit') edit(template)
    else if (deed === 'sync_one') void does.sync(template.id)
    else if (deed === 'duplicate') void does.duplicate(template.id)
    else ask({ deed, template })
  }
  return (
    <Stack gap={{ base: '3', md: '4' }} maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader title={t('title')}>
        <May right="templates">
          <PageActs deeds={[{ value: 'sync', icon: RefreshCw, text: t('sync'), does: sync.start, busy: sync.isBusy }]}>
            <MainAct icon={Plus} text={t('create')} isOfferedBelow={isFirstDay} onClick={add} />
          </PageActs>
        </May>
      </PageHeader>
      {!isFirstDay && (
        <ListBar filters={filters.choices} onClear={filters.clear}>
          <SearchBox
            value={filters.search}
            label={t('search')}
            clearLabel={t('clear_search')}
            onSearch={filters.searchFor}
          />
        </ListBar>
      )}
      <TemplateList list={list} filters={filters} onAdd={add} onDeed={start} />
      <TemplateDialog template={edited} onClose={() => edit(null)} />
      <DeedDialogs
        asked={asked && { ...asked, template: fresh(asked.template, list.data?.templates) }}
        does={does}
        onDone={() => ask(null)}
      />
    </Stack>
  )
}

/** WhatsApp may decide on a template while it is looked at. */
const fresh = (seen: Template, all: readonly Template[] = []) => all.find(({ id }) => id === seen.id) ?? seen
