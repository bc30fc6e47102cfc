import { Button, Skeleton, Stack } from '@chakra-ui/react'
import { LayoutTemplate } from 'lucide-react'
import type { Template } from '#contract/messaging/template.ts'
import type { useTemplates } from '../../../data/templates.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useListText } from './texts.ts'
import '../../../ui/card-table.css'
import './template-list.css'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { May } from '../../../parts/may.tsx'
import { type Deed, TemplateRow } from './template-row.tsx'
import type { Filters } from './use-filters.ts'

interface TemplateListProps {
  list: Pick<ReturnType<typeof useTemplates>, 'data' | 'error' | 'mutate'>
  filters: Filters
  onAdd: () => void
  onDeed: (deed: Deed, template: Template) => void
}

const COLUMNS = ['name', 'category', 'preview', 'status', 'usage', 'actions'] as const

/** The templates as a table, on a phone as cards. */
export function TemplateList({ list: { data, error, mutate }, filters, onAdd, onDeed }: TemplateListProps) {
  const t = useListText()
  if (error) {
    return <LoadFailed title={t('failed')} error={error} onRetry={() => mutate()} />
  }
  if (!data) return <ListSkeleton />
  const templates = data.templates.filter(filters.isFound)
  if (templates.length === 0) {
    return (
      <Panel padding="0">
        <EmptyState
          icon={<LayoutTemplate />}
          title={t('none')}
          description={t(filters.isSet ? 'none_filtered' : 'none_hint')}
          action={
            filters.isSet ? (
              <Button variant="outline" onClick={filters.clear}>
                {t('show_all')}
              </Button>
            ) : (
              <May right="templates">
                <Button onClick={onAdd}>{t('create_first')}</Button>
              </May>
            )
          }
        />
      </Panel>
    )
  }
  return (
    <Panel padding="0" overflow="hidden">
      <table className="card-table template-list">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`column_${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} onDeed={onDeed} />
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const ListSkeleton = () => (
  <Stack gap="3" aria-hidden>
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height="16" borderRadius="l2" />
    ))}
  </Stack>
)
