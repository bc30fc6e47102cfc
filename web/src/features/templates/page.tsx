import { Button, HStack, Stack } from '@chakra-ui/react'
import { Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Template } from '#contract/messaging/template.ts'
import { useLiveTemplates, useTemplates } from '../../data/templates.ts'
import { May } from '../../parts/may.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { WorkspaceTitle } from '../notifications/index.ts'
import { TemplateDialog } from './form/template-dialog.tsx'
import { DeedDialogs } from './list/deed-dialogs.tsx'
import { TemplateFilters } from './list/template-filters.tsx'
import { TemplateList } from './list/template-list.tsx'
import type { Deed } from './list/template-row.tsx'
import { type Asked, useDeed } from './list/use-deed.ts'
import { useFilters } from './list/use-filters.ts'
import { useSyncPending } from './list/use-sync-pending.ts'
import { useTemplateText } from './texts.ts'

/** Message Templates (S2 §2.4): all templates, WhatsApp's verdict on each, and the form of a new one. */
export function TemplatesPage() {
  const t = useTemplateText()
  const filters = useFilters()
  const list = useTemplates(filters.query)
  const sync = useSyncPending()
  const [edited, edit] = useState<Template | 'new' | null>(null)
  const [asked, ask] = useState<{ deed: Asked; template: Template } | null>(null)
  const does = useDeed()
  useLiveTemplates()

  const add = () => edit('new')
  useAsked('new', add)
  function start(deed: Deed, template: Template) {
    if (deed === 'edit') edit(template)
    else if (deed === 'sync_one') void does.sync(template.id)
    else if (deed === 'duplicate') void does.duplicate(template.id)
    else ask({ deed, template })
  }
  return (
    <Stack gap="6" maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader title={t('title')}>
        <May right="templates">
          <HStack>
            <Button variant="outline" loading={sync.isBusy} onClick={sync.start}>
              <RefreshCw size={16} /> {t('sync')}
            </Button>
            <Button onClick={add}>
              <Plus size={16} /> {t('create')}
            </Button>
          </HStack>
        </May>
      </PageHeader>
      <TemplateFilters filters={filters} />
      <TemplateList list={list} filters={filters} onAdd={add} onDeed={start} />
      <TemplateDialog template={edited} onClose={() => edit(null)} />
      <DeedDialogs asked={asked} does={does} onDone={() => ask(null)} />
    </Stack>
  )
}
