import { photoRules } from '#contract/photo-rules.ts'
import { retention } from '#contract/retention.ts'
import { business } from '../business.ts'
import { pageTitle } from '../page-title.ts'

/** On one line, wherever its paragraph breaks. */
const phone = business.phone.display.replaceAll(' ', '\u00a0')

export const privacyPage = {
  title: pageTitle('Privacy'),
  metaDescription: `What ${business.name} keeps when you send an enquiry, why, for how long and who sees it, and how to have it corrected or deleted.`,
  hero: {
    title: 'Privacy',
    text: 'To answer you we need your name and number. This page says what happens to them after that.',
  },
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${business.name} decides how the details you send are used. For anything on this page, write to ${business.email} or call ${phone}.`,
      ],
    },
    {
      title: 'What we keep',
      paragraphs: [
        `We keep what you type in the form: your name, phone number and postcode, what you need done, and your e-mail address if you give it. You may add up to ${photoRules.maxPhotos} photos.`,
        'With an enquiry comes what the page was about, which you can untick in the form, and the page of this site you wrote it on. If your browser runs scripts, it also names the page your visit began on. This shows us which pages are of use. Nothing identifies you from one visit to the next, and a visit without an enquiry tells us nothing.',
        'Photos can carry hidden details, such as the place where they were taken. Your browser removes these and shrinks the picture before it leaves your device. Two kinds are sent as they are: GIFs, and any photo your browser cannot convert.',
        'If you give an e-mail address, we may send one message to it that says your enquiry has arrived. You can reply to it. Nothing else is sent to you automatically.',
        'The electrician can mark an enquiry as answered, won, done, lost or spam, with a short note. That is kept with the enquiry and deleted with it.',
        "The site's own records note that an enquiry came in and that it was passed on. They hold no name, number, address or message.",
      ],
    },
    {
      title: 'Why we keep it, and what the law calls that',
      paragraphs: [
        'We use your details to answer you, to price the job and, if you go ahead, to do it. You asked us to, so the law counts this as steps taken at your request before a contract.',
        'We keep an enquiry for a while after answering, because people often come back to a quote months later. A simple check also looks for robots: it may put a label on an enquiry, but it never throws one away. Both are what the law calls our legitimate interests. You can object to them.',
        'We do not sell your details, and we do not add you to a mailing list. No machine decides anything about you.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        `We keep an enquiry for ${retention.leadMonths} months after it reaches us, and its photos for ${retention.attachedPhotoDays} days. If a photo arrives but its enquiry never does, the photo goes after ${retention.pendingPhotoDays} days.`,
        `Deleted enquiries stay in our backups for up to ${retention.backupDays} days more, and then those are gone too. Your enquiry also reaches us as an e-mail, and we clear that from our inbox after the same ${retention.leadMonths} months.`,
        `So that nobody can flood us, we count the enquiries and photos of each internet connection for a day, and the messages to each e-mail address. The count stands under a code instead of the address, and is gone after ${retention.addressCountDays} days.`,
        'If you become a customer, quotes, invoices and certificates are business records. We keep those for as long as tax and safety rules ask.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'The electrician who answers you sees it. Our hosting provider stores and processes it for us in London, on our instructions and for no purpose of its own. The companies that run our mailbox, and yours, carry the e-mails. If a text message tells us of your enquiry, phone companies carry that.',
        'Each photo sits at a long web address that cannot be guessed, so that the electrician can open it from that e-mail. The addresses are listed nowhere, and search engines are told to stay out.',
        'If you write to us on WhatsApp, your message travels under the terms of WhatsApp, and we cannot change those. We may also answer an enquiry there, using the number you gave. Tell us if you would rather we did not.',
        'To plan a visit, the electrician may open a map from that e-mail. The map company, Google, then learns your postcode, and nothing else about you.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can ask what we hold about you and have a copy. You can have it corrected or deleted, tell us to stop using it for a time, object to how we use it, or take it elsewhere in a form a computer can read.',
        `To do any of these, write to ${business.email} or call ${phone}. You need no form and no reason, and it costs nothing. Tell us the name and phone number you gave, so that we find the right enquiry. We answer within a month at the latest.`,
        'Asking us to delete everything removes the enquiry, its photos and the e-mail. Only the backups lag behind, for the days given above.',
      ],
    },
    {
      title: 'Cookies and your draft',
      paragraphs: [
        'This site sets no cookies. It loads nothing from other companies, so nobody else learns that you were here. That is why there is no banner to click away.',
        'While you fill in the form, your words and the number of your photos are kept as a draft in your own browser tab, so that a lost signal does not lose them. The draft goes when the form is sent or the tab is closed. We cannot see the words until you press send.',
        'Photos travel as you choose them, so that sending is quick. Nobody opens them unless the form is sent.',
        'The tab also remembers the page your visit began on, and how far down each page you had read, so that a reload takes you back there. That goes when the tab is closed.',
        'Your browser also keeps a copy of the emergency page, so that it opens without a connection. It is the same for everybody and holds nothing about you.',
        'If part of the site fails to load, the tab notes that it has tried again, so that it does not keep trying. That note goes with the tab as well.',
      ],
    },
    {
      title: 'If you are unhappy',
      paragraphs: [
        `You have a right to complain to us about how we use your details. Write to ${business.email} or call ${phone}; no form is needed. We confirm within 30 days that we have your complaint, look into it without delay, and tell you what we found.`,
        "If our answer does not settle it, you can complain to the UK's regulator for personal data: the Information Commissioner's Office, or ICO, whose work is passing to a new body called the Information Commission. The website of both is ico.org.uk.",
      ],
    },
  ],
}
