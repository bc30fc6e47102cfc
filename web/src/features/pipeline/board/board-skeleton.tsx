import { Flex, Skeleton, Stack } from '@chakra-ui/react'

/** Cards in each column, as a board mostly looks. */
const COLUMNS = [
  { id: 'new', cards: 4 },
  { id: 'tried', cards: 3 },
  { id: 'reached', cards: 4 },
  { id: 'planned', cards: 2 },
  { id: 'came', cards: 3 },
]

/** Stands for the board while it loads. */
export const BoardSkeleton = () => (
  <Flex gap="3" overflow="hidden" aria-hidden>
    {COLUMNS.map(({ id, cards }) => (
      <Stack key={id} flex="1 0 15rem" gap="3">
        <Skeleton height="10" borderRadius="lg" />
        {Array.from({ length: cards }, (_, card) => (
          <Skeleton key={card} height="28" borderRadius="lg" />
        ))}
      </Stack>
    ))}
  </Flex>
)
