import { Button, Text } from '@chakra-ui/react'
import { Check, PenLine } from 'lucide-react'
import { useState } from 'react'
import type { Turn } from '#contract/assistant/assistant.ts'
import { ANSWERS_MAX } from '#contract/assistant/assistant-facts.ts'
import { updateAssistant, useAssistant } from '../../../data/assistant.ts'
import { useText } from '../../../lib/language/text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { AnswerDialog } from '../setup/answer-dialog.tsx'
import { turnTexts } from './texts.ts'

/** Longer questions are cut. */
const QUESTION_MAX = 300

/** What the assistant could not answer gets an answer of the dealership's own, which it gives from then on. */
export function WriteAnswer({ turn: { id, question, is_gap } }: { turn: Pick<Turn, 'id' | 'question' | 'is_gap'> }) {
  const t = useText(turnTexts)
  const { data } = useAssistant()
  const [isOpen, setOpen] = useState(false)
  if (!is_gap || !data) return null
  const { answers } = data
  if (answers.some((one) => one.turn === id))
    return (
      <Text display="flex" alignItems="center" gap="1.5" color="fg.success" fontSize="sm">
        <Check size={16} aria-hidden /> {t('answer_written')}
      </Text>
    )
  return (
    <>
      <Button
        className="assistant-turn-write"
        size="sm"
        variant="outline"
        disabled={answers.length >= ANSWERS_MAX}
        onClick={() => setOpen(true)}
      >
        <PenLine /> {t('write_answer')}
      </Button>
      <AnswerDialog
        answer={isOpen ? 'new' : null}
        begun={{ question: (question ?? '').slice(0, QUESTION_MAX), answer: '' }}
        onClose={() => setOpen(false)}
        onSave={async (written) => {
          await updateAssistant({ answers: [...answers, { ...written, turn: id }] })
          toaster.create({ type: 'success', title: t('answer_saved') })
        }}
      />
    </>
  )
}
