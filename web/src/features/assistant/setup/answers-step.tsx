import { Button, Stack, Text } from '@chakra-ui/react'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import type { Assistant } from '#contract/assistant/assistant.ts'
import { ANSWERS_MAX } from '#contract/assistant/assistant-facts.ts'
import { updateAssistant } from '../../../data/assistant.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { EditableList } from '../../../parts/editable-list.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { answerTexts } from './answer-texts.ts'
import { ImportDialog } from './import-dialog.tsx'
import { StepFrame } from './step.tsx'

type Answer = Assistant['answers'][number]

/** The dealership's own questions and answers; each change is saved at once. */
export function AnswersStep({ answers }: { answers: Assistant['answers'] }) {
  const t = useText(answerTexts)
  const [isImporting, setImporting] = useState(false)
  const keep = (changed: (Omit<Answer, 'id'> & { id?: string })[]) => updateAssistant({ answers: changed })
  return (
    <StepFrame number={4} title={t('step')} hint={t('hint')}>
      <EditableList
        items={answers}
        texts={{
          empty: t('empty'),
          add: t('add'),
          edit: ({ question }) => t('edit', { question }),
          delete: ({ question }) => t('remove', { question }),
          confirm: t('remove_button'),
          question: t('remove_question'),
        }}
        dialog={(answer, onClose) => (
          <AnswerDialog
            answer={answer}
            onClose={onClose}
            onSave={(written) =>
              keep(
                answer === 'new' || answer === null
                  ? [...answers, written]
                  : answers.map((one) => (one.id === answer.id ? { ...one, ...written } : one)),
              )
            }
          />
        )}
        onDelete={({ id }) =>
          keep(answers.filter((one) => one.id !== id)).catch((error) =>
            toaster.create({ type: 'error', title: t('save_failed'), description: errorText(error) }),
          )
        }
      >
        {({ question, answer }) => (
          <Stack flex="1" minWidth="0" gap="0.5">
            <Text fontSize="sm" fontWeight="600" overflowWrap="anywhere">
              {question}
            </Text>
            <Text fontSize="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
              {answer}
            </Text>
          </Stack>
        )}
      </EditableList>
      <Button variant="ghost" alignSelf="flex-start" onClick={() => setImporting(true)}>
        <ClipboardPaste /> {t('import')}
      </Button>
      <ImportDialog
        open={isImporting}
        room={ANSWERS_MAX - answers.length}
        onClose={() => setImporting(false)}
        onImport={(found) => keep([...answers, ...found])}
      />
    </StepFrame>
  )
}
