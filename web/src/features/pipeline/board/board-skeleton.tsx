import { Skeleton, Stack } from '@chakra-ui/react'

/** Cards in each column, as a board mostly looks. */
const COLUMNS = Object.entries({
  new: 9,
  tried: 4,
  reached: 9,
  planned: 3,
  dealing: 3,
  missed: 7,
  came: 6,
  sold: 9,
  lost: 9,
})

/** Stands for the board while it loads. */
export const BoardSkeleton = () => (
  <div className="board" aria-hidden>
    {COLUMNS.map(([id, cards]) => (
      <div key={id} className="board-column">
        <div className="board-column-head">
          <Skeleton height="4" width="70%" />
          <Skeleton height="5" width="8" borderRadius="full" />
        </div>
        <Stack gap="2" paddingInline="1" overflow="hidden">
          {Array.from({ length: cards }, (_, card) => (
            <Skeleton key={card} height="58px" flexShrink="0" borderRadius="lg" />
          ))}
        </Stack>
      </div>
    ))}
  </div>
)
