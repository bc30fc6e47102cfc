import type { Texts } from '../../../lib/language/text-types.ts'

export const accountTexts = {
  own_account: { en: 'Your account', es: 'Tu cuenta' },
  profile: { en: 'Profile', es: 'Perfil' },
  first_name: { en: 'First name', es: 'Nombre' },
  last_name: { en: 'Last name', es: 'Apellido' },
  language: { en: 'Language', es: 'Idioma' },
  timezone_hint: {
    en: 'For your quiet hours and the times in your emails. Everything else shows the dealership’s time.',
    es: 'Para tus horas de silencio y las horas de tus correos. Lo demás muestra la hora de la agencia.',
  },
  dealership_zone: { en: 'Same as the dealership', es: 'La de la agencia' },
  signature: { en: 'Signature', es: 'Firma' },
  signature_hint: {
    en: 'Added to the end of your emails. Type /signature to end a text with it. In quick replies and automations, use {word}.',
    es: 'Va al pie de tus correos. Escribe /firma para cerrar un mensaje con ella. En respuestas rápidas y automatizaciones, usa {word}.',
  },
  preview: { en: 'How a message ends', es: 'Cómo termina un mensaje' },
  preview_message: { en: 'See you tomorrow at 10!', es: '¡Nos vemos mañana a las 10!' },
  save: { en: 'Save', es: 'Guardar' },
  saved: { en: 'Profile saved', es: 'Perfil guardado' },
  save_failed: { en: 'Your profile could not be saved.', es: 'No se pudo guardar tu perfil.' },
  picture_hint: {
    en: 'Your colleagues see your photo beside your name.',
    es: 'Tus colegas ven tu foto junto a tu nombre.',
  },
  choose_picture: { en: 'Choose photo', es: 'Elegir foto' },
  remove_picture: { en: 'Remove photo', es: 'Quitar foto' },
  picture_saved: { en: 'Photo saved', es: 'Foto guardada' },
  picture_removed: { en: 'Photo removed', es: 'Foto quitada' },
  picture_failed: { en: 'The photo could not be saved', es: 'No se pudo guardar la foto' },
  not_a_picture: { en: 'Choose a photo (JPEG, PNG, or WebP)', es: 'Elige una foto (JPEG, PNG o WebP)' },
} as const satisfies Texts
