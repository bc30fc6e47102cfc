import { Box, Button, HStack } from '@chakra-ui/react'
import { ChartNoAxesColumn, Clock, Columns3 } from 'lucide-react'
import { use, useState } from 'react'
import type { Contact } from '#contract/customers/contact.ts'
import { DEFAULT_HOURS } from '#contract/customers/time-settings.ts'
import type { Board } from '../../data/board/board-state.ts'
import { useBoard } from '../../data/board/use-board.ts'
import { useLiveBoard } from '../../data/board/use-live-board.ts'
import { useTimes } from '../../data/stage-times.ts'
import { useLiveStages } from '../../data/stages.ts'
import { useVehicleFacts } from '../../data/vehicle.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useNow } from '../../lib/use-now.ts'
import { HeaderEnd } from '../../ui/page-header.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { WorkspaceTitle } from '../notifications/index.ts'
import { BoardSkeleton } from './board/board-skeleton.tsx'
import { ActiveFilters, BoardTools } from './board/board-tools.tsx'
import { BoardView } from './board/board-view.tsx'
import { EmptyBoard } from './board/empty-board.tsx'
import { SearchStatus } from './board/search-status.tsx'
import { type BoardPlace, useBoardPlace } from './board/use-board-place.ts'
import { useCardWords } from './board/use-card-words.ts'
import { useLastWords } from './board/use-last-words.ts'
import { useMove } from './board/use-move.ts'
import { useNarrow } from './board/use-narrow.ts'
import { useNext } from './board/use-next.ts'
import { PauseDialog, StagesDialog, TimesDialog } from './dialogs.ts'
import { usePause } from './pause/use-pause.ts'
import './pipeline.css'
import './card.css'
import './card-icons.css'
import './phone.css'
import '../../ui/edge-fade.css'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { DESK } from '../../parts/page-acts.tsx'
import { AgeKey, SummaryChips } from './summary-chips.tsx'
import { usePipelineText } from './texts.ts'
import { useBoardStages } from './use-board-stages.ts'

const NONE: Board = {}
const vehiclesOn = (board: Board) =>
  Object.values(board).flatMap(({ cards, found }) => [...cards, ...found].flatMap(({ vehicle }) => vehicle?.id ?? []))

/** The sales pipeline (S1 §2): everybody a dealership knows, by stage. */
export function PipelinePage() {
  const t = usePipelineText()
  const now = useNow()
  const times = useTimes().data ?? DEFAULT_HOURS
  const hand = useBoard()
  const move = useMove(hand)
  const stages = useBoardStages(hand.board)
  const { pause, resume } = usePause(hand.put)
  const place = useBoardPlace()
  const narrow = useNarrow(place, hand.board ?? NONE, hand.find)
  const wordsOf = useCardWords(times, now, { nexts: useNext(now), lastWords: useLastWords() })
  const factsOf = useVehicleFacts(vehiclesOn(hand.board ?? NONE))
  const [isSummed, setIsSummed] = useState(false)
  const [dialog, setDialog] = useState<'times' | 'stages' | null>(null)
  const [resting, rest] = useState<Contact | null>(null)
  useLiveBoard(hand)
  useLiveStages()

  const isEmpty = hand.board !== undefined && Object.values(hand.board).every(({ count }) => count === 0)
  const close = () => setDialog(null)
  return (
    <div className="pipeline" data-empty={(isEmpty && !narrow.isOn) || undefined}>
      <WorkspaceTitle page={t('title')} />
      <PageHead
        place={place}
        board={hand.board}
        isSummed={isSummed}
        onSum={() => setIsSummed(!isSummed)}
        onDialog={setDialog}
      />
      {hand.board && stages ? (
        <>
          {isSummed && <SummaryChips board={hand.board} stages={stages} times={times} now={now} />}
          <ActiveFilters place={place} board={hand.board} />
          <SearchStatus narrow={narrow} />
          {isEmpty && !narrow.isOn && <EmptyBoard />}
          <BoardView
            board={hand.board}
            stages={stages}
            narrow={narrow}
            wordsOf={wordsOf}
            factsOf={factsOf}
            hand={{ ...hand, move }}
            onPause={rest}
            onResume={resume}
          />
          {!isEmpty && <AgeKey />}
        </>
      ) : hand.error ? (
        <LoadFailed title={t('load_failed')} error={hand.error} onRetry={hand.readAgain} />
      ) : (
        <>
          <BoardSkeleton />
          <p className="board-key" role="status">
            {t('loading')}
          </p>
        </>
      )}
      <TimesDialog open={dialog === 'times'} times={times} onClose={close} />
      <StagesDialog open={dialog === 'stages'} onClose={close} onMoved={hand.readAgain} />
      <PauseDialog contact={resting} hours={times.orange} onDone={() => rest(null)} onPause={pause} />
    </div>
  )
}

interface PageHeadProps {
  place: BoardPlace
  board: Board | undefined
  isSummed: boolean
  onSum: () => void
  onDialog: (dialog: 'times' | 'stages') => void
}

/** The title, the board's search and filters, and what managers set up. */
function PageHead({ place, board, isSummed, onSum, onDialog }: PageHeadProps) {
  const t = usePipelineText()
  const isDesk = useMedia(DESK)
  return (
    <header className="pipeline-head">
      <h1>{t('title')}</h1>
      <div className="pipeline-tools">
        {board && <BoardTools place={place} board={board} />}
        {isDesk && (
          <Button variant="outline" aria-expanded={isSummed} onClick={onSum}>
            <ChartNoAxesColumn aria-hidden /> {t('summary')}
          </Button>
        )}
      </div>
      <Acts isDesk={isDesk} isSummed={isSummed} onSum={onSum} onDialog={onDialog} />
      {use(HeaderEnd)}
    </header>
  )
}

/** Set-up for everybody, on a phone behind the three dots with the summary. */
function Acts({ isDesk, isSummed, onSum, onDialog }: Omit<PageHeadProps, 'place' | 'board'> & { isDesk: boolean }) {
  const t = usePipelineText()
  const common = useText()
  const maySetUp = useMay('settings')
  const setUp = [
    { value: 'times', icon: Clock, text: t('set_times'), does: () => onDialog('times') },
    { value: 'stages', icon: Columns3, text: t('custom_stages'), does: () => onDialog('stages') },
  ]
  if (!isDesk) {
    const text = t(isSummed ? 'hide_summary' : 'summary')
    const deeds = [{ value: 'summary', icon: ChartNoAxesColumn, text, does: onSum }, ...(maySetUp ? setUp : [])]
    return <RowMenu label={common('more_actions')} deeds={deeds} variant="outline" boxSize="11" />
  }
  if (!maySetUp) return null
  return (
    <HStack gap="2">
      {setUp.map(({ value, icon: Icon, text, does }) => (
        <Button
          key={value}
          variant="outline"
          paddingInline={{ base: '0', xl: '3.5' }}
          aria-label={text}
          title={text}
          onClick={does}
        >
          <Icon aria-hidden />
          <Box as="span" hideBelow="xl">
            {text}
          </Box>
        </Button>
      ))}
    </HStack>
  )
}
