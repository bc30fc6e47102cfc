import { ScrollText, SearchX } from 'lucide-react'
import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionError, SectionFrame, SectionSkeleton } from '../../../parts/section-frame.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OlderNewest } from '../../../ui/older-newest.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { AuditAnswer } from './audit-answer.tsx'
import { AuditActs, AuditFilterBar } from './audit-filter-bar.tsx'
import { AuditTable } from './audit-table.tsx'
import { auditTexts } from './texts.ts'
import { useAudit } from './use-audit.ts'
import { useAuditCheck } from './use-audit-check.ts'

/** The audit log: actions in the dealership, with user, time, and origin. */
export function AuditSection({ title }: SettingsSectionProps) {
  const t = useText(auditTexts)
  const audit = useAudit()
  const check = useAuditCheck()
  const { page, error, retry } = audit
  if (!page && !error) return <SectionSkeleton />
  return (
    <SectionFrame title={title} hint={t('hint')} acts={<AuditActs audit={audit} check={check} />}>
      <AuditFilterBar audit={audit} />
      <AuditAnswer check={check} />
      {error || !page ? (
        <SectionError title={t('load_failed')} error={error} onRetry={retry} />
      ) : (
        <>
          <Panel padding="0" overflow="hidden" aria-busy={audit.isLoading}>
            {page.data.length > 0 ? <AuditTable entries={page.data} /> : <Nothing audit={audit} />}
          </Panel>
          <OlderNewest
            isFirst={audit.isFirst}
            older={page.cursor}
            newestLabel={t('newest')}
            olderLabel={t('older')}
            onTurn={audit.turnTo}
          />
        </>
      )}
    </SectionFrame>
  )
}

type Audit = ReturnType<typeof useAudit>

function Nothing({ audit: { page, filters } }: { audit: Audit }) {
  const t = useText(auditTexts)
  if (page?.cursor) return <EmptyState icon={<SearchX />} title={t('none_found')} description={t('few')} titleAs="h3" />
  if (Object.keys(filters).length === 0)
    return <EmptyState icon={<ScrollText />} title={t('empty')} description={t('empty_hint')} titleAs="h3" />
  return <EmptyState icon={<SearchX />} title={t('none_found')} description={t('none_found_hint')} titleAs="h3" />
}
