import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionError, SectionFrame, SectionSkeleton } from '../../../parts/section-frame.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { AssignmentForm } from './assignment-form.tsx'
import { FirstTouch } from './first-touch-form.tsx'
import { assignmentTexts } from './texts.ts'
import { useAssignment } from './use-assignment.ts'

/** Assignment of new conversations to agents, and who may see which (S2 §3). */
export function AssignmentSection({ title }: SettingsSectionProps) {
  const t = useText(assignmentTexts)
  const assignment = useAssignment()
  const { banner, show } = useBanner()
  const { values, error, retry } = assignment
  if (!values && error) return <SectionError title={t('assignment_load_failed')} error={error} onRetry={retry} />
  if (!values) return <SectionSkeleton />
  return (
    <SectionFrame title={title} hint={t('assignment_hint')} banner={banner}>
      <AssignmentForm assignment={assignment} saved={values} onBanner={show} />
      <FirstTouch onBanner={show} />
    </SectionFrame>
  )
}
