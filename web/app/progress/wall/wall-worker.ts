import { createWallBoards, type ToWall } from "./wall-boards.ts";

const boards = createWallBoards(() => performance.now());

self.onmessage = ({ data }: MessageEvent<ToWall>) => {
	if (data.type === "load") boards.load(data.id, data.job);
	else if (data.type === "drop") boards.drop(data.id);
	else self.postMessage(boards.round());
};
