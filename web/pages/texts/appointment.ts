/** The texts of a customer's page about their appointment. */
export const appointmentTexts = {
  en: {
    with_agent: (name: string) => `With ${name}`,
    confirm: 'Confirm',
    add: 'Add to calendar',
    move: 'Change time',
    move_again: 'Choose another time',
    cancel: 'Cancel appointment',
    sure: 'Tap again to cancel',
    no_times: 'No other times are available in the next two weeks. Please contact us.',
    failed: 'That didn’t work. Please try again.',
    questions: 'Questions? Call',
  },
  es: {
    with_agent: (name: string) => `Con ${name}`,
    confirm: 'Confirmar',
    add: 'Agregar al calendario',
    move: 'Cambiar hora',
    move_again: 'Elegir otra hora',
    cancel: 'Cancelar cita',
    sure: 'Toca otra vez para cancelar',
    no_times: 'No hay otros horarios libres en las próximas dos semanas. Comunícate con nosotros.',
    failed: 'No funcionó. Inténtalo de nuevo.',
    questions: '¿Preguntas? Llama al',
  },
} as const
