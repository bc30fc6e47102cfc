import { useText } from '../../../lib/language/text.ts'
import { useBanner } from '../../../ui/use-banner.ts'
import { SectionError, SectionFrame, SectionSkeleton } from '../section-frame.tsx'
import { AssignmentForm } from './assignment-form.tsx'
import { assignmentTexts } from './texts.ts'
import { useAssignment } from './use-assignment.ts'

/** Assignment of new conversations to agents, and who may see which (S2 §3). */
export function AssignmentSection() {
  const t = useText(assignmentTexts)
  const assignment = useAssignment()
  const { banner, show } = useBanner()
  const { values, error, retry } = assignment
  if (!values && error) return <SectionError title={t('assignment_load_failed')} error={error} onRetry={retry} />
  if (!values) return <SectionSkeleton />
  return (
    <SectionFrame id="assignment" hint={t('assignment_hint')} banner={banner}>
      <AssignmentForm assignment={assignment} saved={values} onBanner={show} />
    </SectionFrame>
  )
}
