import { Button } from '@chakra-ui/react'
import { Link } from 'react-router'
import type { AssistantProblem } from '#contract/assistant/assistant-facts.ts'
import { useText } from '../../../lib/language/text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { setupTexts } from './texts.ts'

/** Why the assistant answers nobody, and what to do about it. */
export function ProblemNotice({ problem }: { problem: AssistantProblem }) {
  const t = useText(setupTexts)
  return (
    <Notice
      status="warning"
      title={t('problem_title')}
      action={
        problem !== 'no_key' && (
          <Button asChild size="sm" variant="outline" alignSelf="center">
            <Link to="/settings/ai">{t('open_settings')}</Link>
          </Button>
        )
      }
    >
      {t(`problem_${problem}`)}
    </Notice>
  )
}
