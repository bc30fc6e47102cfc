import { Box } from '@chakra-ui/react'

interface ProgressBarProps {
  label: string
  /** 0 to 1; undefined if the progress is unknown. */
  value: number | undefined
}

/** The progress of a slow operation. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      height="2"
      borderRadius="full"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <Box
        height="full"
        borderRadius="full"
        bg="brand.solid"
        transition="width 300ms ease"
        width={percent === undefined ? '35%' : `${percent}%`}
        animation={percent === undefined ? 'pulse' : undefined}
      />
    </Box>
  )
}
