import { Button, Flex, HStack, Skeleton, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type TurnDetails, useTurn } from '../../../data/assistant.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { SourceList } from '../../../parts/source-list.tsx'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { useReason } from '../use-reason.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { turnTexts } from './texts.ts'
import { TurnFeedback } from './turn-feedback.tsx'
import { TurnSteps } from './turn-steps.tsx'
import { WriteAnswer } from './write-answer.tsx'

interface TurnDialogProps {
  /** Undefined while closed. */
  id: string | undefined
  onClose: () => void
  /** Filters by its contact. */
  onContact: (id: string) => void
}

/** One turn: what was written and why, what it rests on and cost, and what a manager thinks of it. */
export function TurnDialog({ id, onClose, onContact }: TurnDialogProps) {
  const t = useText(turnTexts)
  const common = useText()
  const { data, error, mutate } = useTurn(id)
  const turn = data?.turn
  return (
    <DialogFrame
      open={id !== undefined}
      title={t('details', { name: turn?.contact?.name ?? '…' })}
      closeLabel={common('close')}
      size="lg"
      onClose={onClose}
    >
      {error && !turn ? (
        <LoadFailed title={t('details_failed')} error={error} onRetry={() => mutate()} />
      ) : turn ? (
        <Details turn={turn} onContact={onContact} />
      ) : (
        <Skeleton height="240px" aria-hidden />
      )}
    </DialogFrame>
  )
}

function Details({ turn, onContact }: { turn: TurnDetails; onContact: (id: string) => void }) {
  const t = useText(turnTexts)
  const say = useReason()
  const { moment, number, oneDecimal, cost: inDollars } = useFormats()
  const { contact, outcome, reason, question, body, sources, model, cost, tokens, ms, started_at } = turn
  const facts = [
    [t('cost'), cost === null ? t('unknown') : inDollars(cost)],
    [t('tokens'), number(tokens)],
    [t('took'), t('seconds', { seconds: oneDecimal(ms / 1000) })],
    ...(model ? [[t('model'), model]] : []),
  ]
  return (
    <Stack gap="5">
      <HStack wrap="wrap">
        <OutcomeBadge outcome={outcome} />
        {reason && <Text fontSize="sm">{say(reason)}</Text>}
        <Text fontSize="sm" color="fg.muted">
          {moment(started_at)}
        </Text>
      </HStack>
      {question && (
        <Part title={t('question')}>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {question}
          </Text>
        </Part>
      )}
      {body && (
        <Part title={t('body')}>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {body}
          </Text>
        </Part>
      )}
      <div>
        <WriteAnswer turn={turn} />
      </div>
      {sources.length > 0 && (
        <Part title={t('sources')}>
          <SourceList sources={sources} label={t('sources')} />
        </Part>
      )}
      <HStack as="dl" wrap="wrap" gap="6">
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text as="dt" fontSize="sm" color="fg.muted">
              {name}
            </Text>
            <Text as="dd" fontWeight="600">
              {value}
            </Text>
          </div>
        ))}
      </HStack>
      {turn.steps.length > 0 && (
        <Part title={t('steps')}>
          <TurnSteps steps={turn.steps} />
        </Part>
      )}
      <TurnFeedback key={turn.id} turn={turn} />
      {contact && (
        <Flex direction={{ base: 'column', sm: 'row' }} gap="2">
          <Button asChild size="sm" variant="outline">
            <Link to={`/chats/${contact.id}`}>{t('open_contact')}</Link>
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onContact(contact.id)}>
            {t('only_contact')}
          </Button>
        </Flex>
      )}
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="1.5">
      <Text as="h3" fontSize="sm" color="fg.muted">
        {title}
      </Text>
      {children}
    </Stack>
  )
}
