import { createContext, useContext, useMemo, useState } from 'react'

interface DialogBusy {
  /** Something is under way that closing would hide. */
  isBusy: boolean
  /** Holds the dialog open until the work has ended, well or not. */
  busyWhile: (work: Promise<unknown>) => Promise<void>
}

const Context = createContext<DialogBusy>({ isBusy: false, busyWhile: async () => {} })

export const DialogBusyProvider = Context.Provider

/** The busy state of the dialog that this stands in. */
export const useDialogBusy = () => useContext(Context)

export function useNewDialogBusy(): DialogBusy {
  const [isBusy, setBusy] = useState(false)
  return useMemo(
    () => ({
      isBusy,
      async busyWhile(work) {
        setBusy(true)
        try {
          await work
        } finally {
          setBusy(false)
        }
      },
    }),
    [isBusy],
  )
}
