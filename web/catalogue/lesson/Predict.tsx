import type { Lesson } from "#content/lesson-schema.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";

interface PredictProps {
	predict: Lesson["predict"];
	/** Which choice was guessed; null before. */
	guess: number | null;
	onGuess: (choice: number) => void;
	/** The program has run: what is right may be said. */
	ran: boolean;
	/** What to do now to find out. */
	now: string;
}

/** One question before the first run. A guess is never wrong: it makes one look. */
export function Predict({ predict, guess, onGuess, ran, now }: PredictProps) {
	const chosen = guess === null ? undefined : predict.choices[guess];
	return (
		<section aria-labelledby="lesson-predict" className="grid gap-2.5 rounded-large bg-violet-wash px-4.5 py-4">
			<h3 id="lesson-predict" className="text-base">
				{m.lesson_predict()}
			</h3>
			<p>{predict.question}</p>
			<div aria-live="polite" className="grid gap-2">
				{chosen === undefined ? (
					<div className="flex flex-wrap gap-2">
						{predict.choices.map((choice, index) => (
							<Button key={choice} variant="quiet" className="!bg-surface" onClick={() => onGuess(index)}>
								{choice}
							</Button>
						))}
					</div>
				) : (
					<>
						<p className="font-bold">{m.lesson_predict_yours({ choice: chosen })}</p>
						<p>{ran ? predict.afterwards : now}</p>
					</>
				)}
			</div>
		</section>
	);
}
