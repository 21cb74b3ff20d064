import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './RatingInput.module.css';

const RATINGS = [1, 2, 3, 4, 5] as const;

interface RatingInputProps {
  readonly legend: string;
  /** rating of a form that was rejected */
  readonly defaultValue?: string | undefined;
  readonly required?: boolean;
  /** id of an error */
  readonly describedBy?: string | undefined;
}

/** Radio buttons of one to five stars, named `rating`. */
export function RatingInput({ legend, defaultValue, required, describedBy }: RatingInputProps) {
  const { t } = useTexts();
  return (
    <fieldset className={styles.rating} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      {RATINGS.map((rating) => (
        <label key={rating}>
          <input
            type="radio"
            name="rating"
            value={rating}
            required={required}
            defaultChecked={defaultValue === String(rating)}
          />
          <span aria-hidden="true">★</span>
          <span className="visually-hidden">{t('project_reviews.give', { count: rating })}</span>
        </label>
      ))}
    </fieldset>
  );
}
