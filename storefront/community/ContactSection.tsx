import { lazy, Suspense } from 'react';
import type { ContactTopic } from '#generated/enums.ts';
import styles from './ContactSection.module.css';

// the page is read first
const ContactForm = lazy(async () => ({ default: (await import('./ContactForm.tsx')).ContactForm }));

/** The contact form with its heading, at the address `#contact`. */
export function ContactSection({ topic, heading }: { topic?: ContactTopic; heading: string }) {
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-heading">
      <h2 id="contact-heading">{heading}</h2>
      <Suspense>
        <ContactForm {...(topic && { topic })} />
      </Suspense>
    </section>
  );
}
